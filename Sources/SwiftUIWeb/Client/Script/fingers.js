// Two fingers on what listens to them: how far apart they are and how they have turned since both came. Of a trackpad the same is a
// wheel with the control key.
const fingers = new Map()
let pinch, wheelEnds
const line = () => {
  const [[x, y], [otherX, otherY]] = fingers.values()
  return { size: Math.hypot(otherX - x, otherY - y), angle: Math.atan2(otherY - y, otherX - x), x: (x + otherX) / 2, y: (y + otherY) / 2 }
}
const beginPinch = (owner, { x, y }) => {
  const { left, top, width, height } = owner.getBoundingClientRect()
  pinch = { owner, scale: 1, turn: 0, reach: [0, 0], place: [x - left, y - top, width, height] }
}
const tellPinch = ended => {
  const { owner, scale, turn, reach, place } = pinch
  pinch.reach = [Math.max(reach[0], Math.abs(scale - 1)), Math.max(reach[1], Math.abs(turn))]
  send(owner, event.pinch, [scale, turn, ...pinch.reach, ended, ...place])
  if (ended) pinch = null
}
addEventListener('pointerdown', ({ pointerType, pointerId, clientX, clientY, target }) => {
  const owner = pointerType != 'mouse' && around(target, event.pinch)
  if (!owner) return
  fingers.set(pointerId, [clientX, clientY])
  if (fingers.size != 2) return
  const from = line()
  beginPinch(owner, from)
  Object.assign(pinch, { from, angle: from.angle })
})
addEventListener('pointermove', ({ pointerId, clientX, clientY }) => {
  if (!fingers.has(pointerId)) return
  fingers.set(pointerId, [clientX, clientY])
  if (!pinch || fingers.size != 2) return
  const { size, angle } = line(), step = (angle - pinch.angle) * 180 / Math.PI
  pinch.scale = Math.max(size, 1) / Math.max(pinch.from.size, 1)
  pinch.turn += step - 360 * Math.round(step / 360)
  pinch.angle = angle
  tellPinch(false)
})
for (const name of ['pointerup', 'pointercancel']) addEventListener(name, ({ pointerId }) => {
  if (fingers.delete(pointerId) && pinch) tellPinch(true)
})
// Else the browser would scroll with both.
for (const name of ['touchstart', 'touchmove']) addEventListener(name, touch => {
  if (pinch && touch.cancelable) touch.preventDefault()
}, { passive: false })
addEventListener('wheel', wheel => {
  const owner = wheel.ctrlKey && around(wheel.target, event.pinch)
  if (!owner) return
  wheel.preventDefault()
  if (!pinch) beginPinch(owner, { x: wheel.clientX, y: wheel.clientY })
  pinch.scale = Math.min(Math.max(pinch.scale * Math.exp(-wheel.deltaY / 100), .01), 100)
  tellPinch(false)
  clearTimeout(wheelEnds)
  wheelEnds = setTimeout(() => { if (pinch) tellPinch(true) }, 200)
}, { passive: false })
// Told before the press itself; a key presses the middle.
addEventListener('click', ({ target, clientX, clientY, detail }) => {
  const owner = around(target, event.place)
  if (!owner) return
  const { left, top, width, height } = owner.getBoundingClientRect()
  send(owner, event.place, [detail ? clientX - left : width / 2, detail ? clientY - top : height / 2, left, top])
}, true)
