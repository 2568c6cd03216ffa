// Pictures that have loaded; pressing, holding, dragging and hovering.
for (const name of ['load', 'error']) {
  document.addEventListener(name, ({ target }) => { if (target.tagName == 'IMG') tellLoaded(target) }, true)
}
let holdTimer, hovered, dragged, held
const hold = element => {
  if (!element || element.disabled) return
  held = element
  send(held, event.pressing, true)
}
const letGo = () => {
  if (held) send(held, event.pressing, false)
  held = null
}
on('keydown', press => {
  if (!held && (press.key == ' ' || press.key == 'Enter') && accepts(press.target, event.pressing)) hold(press.target)
})
on('keyup', letGo)
on('blur', letGo)
on('pointerdown', press => {
  wakeAudio()
  const holder = nearest(press.target, event.longPress), dragger = nearest(press.target, event.drag)
  hold(nearest(press.target, event.pressing))
  if (holder) holdTimer = setTimeout(() => send(holder, event.longPress), 500)
  if (dragger) {
    const { left, top } = dragger.getBoundingClientRect()
    dragged = { owner: dragger, left, top, x: press.clientX - left, y: press.clientY - top }
  }
})
// Measured from where the element was at first: the app may move it along.
const tellDrag = ({ clientX, clientY }, ended) => {
  const { owner, left, top, x, y } = dragged
  send(owner, event.drag, [x, y, clientX - left, clientY - top, ended, left, top])
}
// Else the browser would carry pictures and links away itself.
on('dragstart', press => { if (dragged) press.preventDefault() })
on('pointermove', press => {
  if (!dragged) return
  clearTimeout(holdTimer)
  tellDrag(press, false)
})
for (const name of ['pointerup', 'pointercancel']) on(name, press => {
  clearTimeout(holdTimer)
  letGo()
  if (dragged) tellDrag(press, true)
  dragged = null
})
on('pointerover', press => {
  const element = nearest(press.target, event.hover)
  if (element == hovered) return
  if (hovered) send(hovered, event.hover, false)
  hovered = element
  if (element) send(element, event.hover, true)
})
