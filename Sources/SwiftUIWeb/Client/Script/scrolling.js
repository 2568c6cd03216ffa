// Which areas scroll.
const scrolls = (area, axis) => area == document.scrollingElement
  || /auto|scroll/.test(getComputedStyle(area)['overflow' + axis])
// The nearest area that scrolls, from `area` outwards.
const areaAround = area => {
  for (; area && area != document.body; area = area.parentElement) {
    if (area.matches('.sc,.l,.sh,.b,.pg,.pgc,.tabc') && (scrolls(area, 'X') || scrolls(area, 'Y'))) return area
  }
  return document.scrollingElement
}
