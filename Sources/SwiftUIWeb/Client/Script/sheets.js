// Sheets that are pulled by the mark at their top: to the nearest of their heights, or away.
let pull, pulled
addEventListener('pointerdown', ({ target, clientY, pointerId }) => {
  pull = pulled = 0
  if (!target.matches('.grab')) return
  pull = clientY + target.parentElement.offsetHeight
  target.setPointerCapture(pointerId)
})
addEventListener('pointermove', ({ target, clientY }) => {
  if (pull) target.parentElement.style.height = pull - (pulled = clientY) + 'px'
})
addEventListener('lostpointercapture', ({ target }) => {
  if (!target.matches('.grab')) return
  const element = target.parentElement, height = pull - pulled
  pull = 0
  element.removeAttribute('style')
  if (!pulled) return
  const away = element.dataset.d.split(' ').map(each => height - parseFloat(each) * (each.endsWith('h') ? innerHeight / 100 : 1))
  if (away[0] < -height && accepts(element, event.dismiss)) return send(element, event.dismiss)
  const sizes = away.map(Math.abs)
  if (sizes[1]) send(element, event.change, sizes.indexOf(Math.min(...sizes)))
})
// What has been pulled was not pressed.
addEventListener('click', press => {
  if (pulled && press.target.matches('.grab')) press.stopPropagation()
}, true)
