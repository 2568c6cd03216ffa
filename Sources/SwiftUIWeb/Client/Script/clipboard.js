// The clipboard: what the app lets be copied and pasted where the focus is, or anywhere where nothing has it.
const listener = (target, kind) => around(target, kind) || (!isWriting(target) && document.activeElement == document.body
  && [...document.querySelectorAll('[data-a]:not(button)')].find(element => accepts(element, kind)))
addEventListener('paste', async paste => {
  if (isWriting(paste.target)) return
  const element = listener(paste.target, event.paste)
  if (!element) return
  paste.preventDefault()
  const things = await thingsOf(paste.clipboardData, element)
  if (things.length) tellDrop(element, event.paste, phases.dropped, { clientX: 0, clientY: 0 }, things)
})
for (const name of ['copy', 'cut']) addEventListener(name, copy => {
  if (isWriting(copy.target) || !getSelection().isCollapsed) return
  const element = listener(copy.target, event.copy)
  if (!element) return
  copy.preventDefault()
  send(element, event.copy, name == 'cut')
})
// A button that pastes reads the clipboard, where the browser lets it; else the app hands over what it has copied itself.
addEventListener('click', async press => {
  const button = press.target.closest('button')
  if (!button || !accepts(button, event.paste) || !navigator.clipboard) return
  press.stopPropagation()
  let text
  try { text = await navigator.clipboard.readText() } catch {}
  if (text) tellDrop(button, event.paste, phases.dropped, press, [['t', text]])
  else send(button, event.press)
}, true)
