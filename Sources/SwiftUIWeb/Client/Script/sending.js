// Events on their way into the queue.
const on = addEventListener
const accepts = (element, kind) => element.dataset?.a >> kind & 1
const nearest = (element, kind) => {
  for (; element && element != document; element = element.parentElement) if (accepts(element, kind)) return element
}
let queue = [], isPumping = false, sending = 0
// Elements that have left the page have nothing more to say, nor has none.
const send = (element, kind, value) => {
  if (!element?.isConnected) return
  if (!isNoDeed([0, kind])) {
    // Nothing is done with the text from before; links and Cancel need none.
    const field = !element.matches('a,.more,.bn-c') && refused(element)
    if (field) return field.focus()
    carried = []
  }
  const id = numberOf(element)
  if (enqueue(queue, sending, id, kind, value)) eventsMade++
  if (kind == event.change) changes.set(id, eventsMade)
  if (kind == event.press && element.matches('.more')) lastMore = eventsMade
  pump()
}
// Sends to the next element around that accepts the kind, and tells whether there is one.
const sendNearest = (target, kind, value) => {
  const element = nearest(target, kind)
  send(element, kind, value)
  return element
}
// Tells the value of a control.
const report = control => {
  const isNumber = control.matches('[type=range],[type=radio],select')
  const value = control.type == 'checkbox' ? control.checked : isNumber ? +control.value : control.value
  sendNearest(control, event.change, value)
}
