// Pictures that have loaded; pressing, holding, dragging and hovering.
for (const name of ['load', 'error']) {
  document.addEventListener(name, ({ target }) => { if (target.tagName == 'IMG') tellLoaded(target) }, true)
}
let holdTimer, hovered, dragged, held, pressed, reach
const hold = element => { if (element && !element.disabled) send(held = element, event.pressing, true) }
const letGo = () => {
  clearTimeout(holdTimer)
  send(held, event.pressing, false)
  held = reach = null
}
on('keydown', press => {
  if (!held && (press.key == ' ' || press.key == 'Enter') && accepts(press.target, event.pressing)) hold(press.target)
})
on('keyup', letGo)
on('blur', letGo)
on('pointerdown', press => {
  const holder = nearest(press.target, event.longPress), dragger = nearest(press.target, event.drag)
  hold(nearest(press.target, event.pressing))
  pressed = press
  if (holder) {
    const [time, most] = holder.dataset.h.split(' ')
    reach = most
    holdTimer = setTimeout(send, time, holder, event.longPress)
  }
  if (dragger) {
    dragged = [dragger, dragger.getBoundingClientRect()]
    tellDrag(press, false)
  }
})
// Measured from where the element was at first: the app may move it along.
const tellDrag = ({ clientX, clientY }, ended) => {
  const [owner, { left, top }] = dragged
  send(owner, event.drag, [pressed.clientX - left, pressed.clientY - top, clientX - left, clientY - top, ended, left, top])
}
// Else the browser would carry pictures and links away itself.
on('dragstart', press => { if (dragged) press.preventDefault() })
on('pointermove', press => {
  if (reach && Math.hypot(press.clientX - pressed.clientX, press.clientY - pressed.clientY) > reach) letGo()
  if (dragged) tellDrag(press, false)
})
for (const name of ['pointerup', 'pointercancel']) on(name, press => {
  letGo()
  if (dragged) tellDrag(press, true)
  dragged = null
})
on('pointerover', press => {
  const element = nearest(press.target, event.hover)
  if (element == hovered) return
  send(hovered, event.hover, false)
  hovered = element
  send(element, event.hover, true)
})
