// Keys of the reader's own: each does what others do. `own` holds them by their names.
const nameOf = ({ key, ctrlKey, altKey, shiftKey }) =>
  (ctrlKey ? '^' : '') + (altKey ? '!' : '') + (shiftKey && key.length > 1 ? '+' : '') + key
const isField = element => element.matches('input:not([type=checkbox],[type=radio],[type=range]),textarea,select')

// What a browser does of itself at a key that nobody listens to, which it does not at one that a script presses.
const shares = { ' ': .9, PageDown: .9, PageUp: -.9, ArrowDown: .1, ArrowUp: -.1 }
const areaOf = element => {
  for (; element && element != document.body; element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight + 4 && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  }
  return document.scrollingElement
}
const actOfItself = (key, element) => {
  if (/^(Enter| )$/.test(key) && element.matches('a,button,summary')) return element.click()
  const area = areaOf(element)
  if (shares[key]) area.scrollBy({ top: shares[key] * area.clientHeight })
  if (key == 'Home' || key == 'End') area.scrollTo({ top: key == 'End' ? area.scrollHeight : 0 })
}

// The next key of several comes when the page has answered the last one: its answer changes something, or moves the focus.
const answered = () => new Promise(done => {
  let timer
  const end = () => {
    clearTimeout(timer)
    observer.disconnect()
    removeEventListener('focusin', soon)
    done()
  }
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(end, 60)
  }
  const observer = new MutationObserver(soon)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  addEventListener('focusin', soon)
  timer = setTimeout(end, 500)
})

let turn = Promise.resolve()
const press = async keys => {
  for (const [index, init] of keys.entries()) {
    if (index) await answered()
    const element = document.activeElement || document.body
    const isFree = element.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
    if (isFree) actOfItself(init.key, element)
  }
}
addEventListener('keydown', event => {
  if (!event.isTrusted || event.isComposing || event.metaKey || isField(event.target)) return
  const keys = Object.hasOwn(own, nameOf(event)) && own[nameOf(event)]
  if (!keys) return
  event.preventDefault()
  event.stopImmediatePropagation()
  turn = turn.then(() => press(keys))
}, true)
