// Scrolls the area around an element until a point of it meets the same point of the area.
const bringIntoView = (id, x, y) => {
  const element = byNumber(id)
  if (!element) return
  const area = areaAround(element.parentElement), { scrollingElement: page } = document, isPage = area == page
  const target = element.getBoundingClientRect()
  const view = isPage ? { left: 0, top: 0, right: page.clientWidth, bottom: page.clientHeight } : area.getBoundingClientRect()
  // A bar that stays at the top covers what is under it.
  const bar = isPage && document.querySelector('.bar:not(.h .bar)')
  const covered = bar ? bar.offsetHeight + (parseFloat(getComputedStyle(bar).top) || 0) : 0
  // Within the margins of its content.
  const margins = getComputedStyle(element.parentElement.closest('.sc') || page)
  const margin = side => parseFloat(margins['padding' + side])
  area.scrollBy({
    left: scrollDistance(
      { start: target.left, end: target.right },
      { start: view.left + margin('Left'), end: view.right - margin('Right') }, x),
    top: scrollDistance(
      { start: target.top, end: target.bottom },
      { start: view.top + covered + margin('Top'), end: view.bottom - margin('Bottom') }, y),
    behavior: matchMedia('(prefers-reduced-motion:reduce)').matches ? 'instant' : 'smooth',
  })
}
