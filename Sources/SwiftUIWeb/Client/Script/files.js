// Files that the reader gives to the app: each goes up by itself, then the app is told of all.
const upload = async (element, files) => {
  const ids = []
  for (const file of files) {
    const form = new FormData()
    form.append('file', file)
    const question = new URLSearchParams({ t: token(), n: numberOf(element), name: file.name })
    let answer
    try { answer = await fetch('/-/take?' + question, { method: 'POST', body: form }) } catch {}
    if (answer && answer.ok) ids.push(await answer.text())
    else say(answer && answer.status != 404 && await answer.text() || file.name)
  }
  return ids
}
addEventListener('change', async ({ target }) => {
  const element = target.type == 'file' && around(target, event.files)
  if (!element) return
  say('')
  const ids = await upload(element, [...target.files])
  target.value = ''
  if (ids.length) send(element, event.files, ids)
})
addEventListener('cancel', closed => {
  const element = closed.target.type == 'file' && around(closed.target, event.files)
  if (!element) return
  closed.stopPropagation()
  if (accepts(element, event.dismiss)) send(element, event.dismiss)
}, true)
// The browser's own choice opens at once where what the reader has just done allows it.
const openChoice = () => {
  for (const input of document.querySelectorAll('input[type=file][data-open]')) {
    input.removeAttribute('data-open')
    if (!navigator.userActivation || navigator.userActivation.isActive) input.click()
  }
}
openChoice()
new MutationObserver(openChoice).observe(document.body, { childList: true, subtree: true })
