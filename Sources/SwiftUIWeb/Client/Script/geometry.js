// What has a geometry in common, and comes or changes its place, moves from where it or its like was.
const matched = () => document.querySelectorAll('[data-g]')
addEventListener('motion', ({ detail }) => {
  const frames = new Map()
  for (const element of matched()) {
    const from = element.getBoundingClientRect()
    frames.set(element, from).set(element.dataset.g, from)
  }
  // When all of the frame stands.
  queueMicrotask(() => {
    for (const element of matched()) {
      const from = frames.get(element) || frames.get(element.dataset.g), to = element.getBoundingClientRect()
      if (!from || !detail) continue
      element.animate({
        transformOrigin: ['0 0', '0 0'], translate: [`${from.left - to.left}px ${from.top - to.top}px`, 0],
        scale: [`${from.width / to.width} ${from.height / to.height}`, 1],
      }, detail)
    }
  })
})
// A popover stands beside its anchor: an element, or a mark over the part of one that is meant.
const markOver = (popover, anchor, [unit, x, y, width, height]) => {
  const box = anchor.getBoundingClientRect(), id = 'at-' + popover.id
  const [across, along] = unit == 'p' ? [1, 1] : [box.width, box.height]
  let mark = document.getElementById(id)
  if (!mark) {
    mark = document.createElement('i')
    mark.id = id
    mark.className = 'mark'
    document.body.append(mark)
  }
  Object.assign(mark.style, {
    left: box.left + x * across + 'px', top: box.top + y * along + 'px', width: width * across + 'px', height: height * along + 'px',
  })
  return mark
}
const point = () => {
  for (const mark of document.querySelectorAll('.mark')) if (!document.getElementById(mark.id.slice(3))) mark.remove()
  for (const popover of document.querySelectorAll('dialog[data-at]')) {
    const [number, ...area] = popover.dataset.at.split(' '), anchor = byNumber(number)
    if (!anchor) continue
    const target = area.length ? markOver(popover, anchor, area) : anchor
    target.style.anchorName = popover.style.positionAnchor = '--' + popover.id
  }
}
point()
addEventListener('resize', point)
new MutationObserver(point).observe(document.body, { childList: true, subtree: true })
