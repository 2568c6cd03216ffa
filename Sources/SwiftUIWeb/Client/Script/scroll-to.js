// Ends at once what scrolls by degrees, where somebody asks for calm meanwhile. Only where a page hears that it has ended by itself.
const calm = matchMedia('(prefers-reduced-motion:reduce)')
let arrive
calm.addEventListener('change', () => { if (calm.matches) arrive?.() })
addEventListener('scrollend', () => { arrive = null }, true)
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
  const left = area.scrollLeft + scrollDistance(
    { start: target.left, end: target.right },
    { start: view.left + margin('Left'), end: view.right - margin('Right') }, x)
  const top = area.scrollTop + scrollDistance(
    { start: target.top, end: target.bottom },
    { start: view.top + covered + margin('Top'), end: view.bottom - margin('Bottom') }, y)
  const clamped = (place, end) => Math.min(Math.max(place, Math.min(end, 0)), Math.max(end, 0))
  const end = startSide(area) * (area.scrollWidth - area.clientWidth)
  const isMoving = Math.abs(clamped(left, end) - area.scrollLeft) >= 1
    || Math.abs(clamped(top, area.scrollHeight - area.clientHeight) - area.scrollTop) >= 1
  if (!isMoving) return tellWithoutMoving(area)
  const scroll = behavior => area.scrollTo({ left, top, behavior })
  arrive = 'onscrollend' in window ? () => scroll('instant') : null
  scroll(calm.matches ? 'instant' : 'smooth')
}
