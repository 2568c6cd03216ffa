// Scrolls the area around an element until a point of it meets the same point of the area.
const scrolls = (area, axis) => area == document.scrollingElement
  || /auto|scroll/.test(getComputedStyle(area)['overflow' + axis])
// The nearest area that scrolls, from `area` outwards.
const areaAround = area => {
  for (; area && area != document.body; area = area.parentElement) {
    if (area.matches('.sc,.l,.sh,.b,.pg,.pgc,.tabc') && (scrolls(area, 'X') || scrolls(area, 'Y'))) return area
  }
  return document.scrollingElement
}
const scrollTo = (element, x, y) => {
  const area = areaAround(element.parentElement), isPage = area == document.scrollingElement
  const target = element.getBoundingClientRect()
  const view = isPage ? { left: 0, top: 0, right: root.clientWidth, bottom: root.clientHeight } : area.getBoundingClientRect()
  // A bar that stays at the top covers what is under it.
  const bar = isPage && document.querySelector('.bar:not(.h .bar)')
  const covered = bar ? bar.offsetHeight + (parseFloat(getComputedStyle(bar).top) || 0) : 0
  area.scrollBy({
    left: scrollDistance({ start: target.left, end: target.right }, { start: view.left, end: view.right }, x),
    top: scrollDistance({ start: target.top, end: target.bottom }, { start: view.top + covered, end: view.bottom }, y),
    behavior: lessMotion.matches ? 'instant' : 'smooth',
  })
}
