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
// A popover stands beside its anchor.
const point = () => {
  for (const popover of document.querySelectorAll('dialog[data-at]')) {
    const anchor = byNumber(popover.dataset.at)
    if (anchor) anchor.style.anchorName = popover.style.positionAnchor = '--' + popover.id
  }
}
point()
new MutationObserver(point).observe(document.body, { childList: true, subtree: true })
