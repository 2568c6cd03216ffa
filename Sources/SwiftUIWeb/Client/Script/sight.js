// What is in view and how large it is, and what happens to elements that come and go.
let inSight = new WeakSet()
const sightings = new Map()
const tellSight = (element, isSeen) => {
  if (inSight.has(element) == isSeen) return
  inSight[isSeen ? 'add' : 'delete'](element)
  send(element, event.visible, isSeen)
}

// What flies past is not told, nor what was never in sight; what has left and is back has come twice.
const sightObserver = margin => new IntersectionObserver(entries => {
  if (!sightings.size) setTimeout(() => {
    for (const [element, isSeen] of sightings) tellSight(element, isSeen)
    sightings.clear()
  }, 100)
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting && sightings.get(target) === false) tellSight(target, false)
    sightings.set(target, isIntersecting)
  }
}, { rootMargin: margin, scrollMargin: margin })

// The rest of a long list is asked for some screens before the reader is there.
const viewObserver = sightObserver('25%'), moreObserver = sightObserver('200%')
const sizeObserver = new ResizeObserver(entries => {
  for (const { target, borderBoxSize: [size] } of entries) {
    // Where it stands is told with its size, once that is at rest.
    if (accepts(target, event.scroll)) continue
    // Not as it is drawn just now: it may be on its way from the size of another.
    send(target, event.resize, [size.inlineSize, size.blockSize])
  }
})
const tellLoaded = image => {
  if (image.complete && accepts(image, event.load)) send(image, event.load, image.naturalWidth > 0)
}
const entered = top => {
  for (const element of [top, ...top.querySelectorAll('a,button,[data-a],dialog,time[data-k],.l,[data-p],[data-at],[data-g],[data-s],[data-v]')]) {
    if (+element.dataset.m > mostRows) mostRows = +element.dataset.m
    // The list has grown meanwhile: what was pressed for more of it is gone, and this stands in its place.
    if (lastMore > eventsAnswered && element.matches('.more') && accepts(element, event.press)) send(element, event.press)
    if (accepts(element, event.visible)) (element.matches('.more') ? moreObserver : viewObserver).observe(element)
    if (accepts(element, event.resize)) sizeObserver.observe(element)
    if (accepts(element, event.load)) tellLoaded(element)
    if (element.tagName == 'DIALOG' && !element.matches(':modal')) {
      element.removeAttribute('open')
      element.showModal()
    }
    // Without the script nothing else leads to what can be pressed in a row.
    if (element.matches('.one :is(a,button)[id]')) element.tabIndex = -1
    if (element.dataset.p) stand(element)
    if (element.matches('[data-d],[tabindex],.l,[data-p],[data-at],[data-g],[data-s],[data-v]') || element.dataset.a >> event.scroll || accepts(element, event.refresh)) loadLater()
    if (element.dataset.k) countDate(element)
  }
}
const leaving = top => {
  for (const element of [top, ...top.querySelectorAll('dialog')]) {
    if (element.tagName == 'DIALOG' && element.open) element.close()
  }
  if (!top.contains(document.activeElement)) return
  const neighbour = top.nextElementSibling || top.previousElementSibling
  const takesFocus = 'button,a,[tabindex],input'
  const next = neighbour?.matches(takesFocus) ? neighbour : neighbour?.querySelector(takesFocus)
  next?.focus({ preventScroll: true })
}
