// The stream of frames, made again when it breaks.
const status = document.getElementById('status')
// What is said here, in the language of the page.
const words = () => status.dataset.w.split('|')
let connection, alarm, heard
// Why the last frame could not be shown. Told when the stream is opened again, which brings a fresh paint.
let unreadable
// What stays to be read until the reader presses it, also when the page is loaded again.
let kept = sessionStorage.kept || ''
const keep = text => say(kept = sessionStorage.kept = text)
// Whether it has been said that the connection is lost.
let isCut = false
// What the server says of an app that does not answer.
let silence
const silenceOf = async response => response?.status == 504 && response.text()
const say = text => {
  text ||= kept
  status.textContent = text
  status.hidden = !text
}
// The window's own size: the inner one grows with content that sticks out. The next first paint is made for it.
const traits = () => {
  const { clientWidth: width, clientHeight: height } = root
  document.cookie = 'viewport=' + width + 'x' + height + ';path=/;max-age=31536000;samesite=strict'
  return {
    w: width, h: height, d: matchMedia('(prefers-color-scheme:dark)').matches, m: lessMotion.matches,
    l: navigator.language, z: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }
}
const show = message => {
  try {
    applyFrame(JSON.parse(message))
    unreadable = undefined
  } catch (error) {
    console.error(error)
    unreadable = String(error)
    throw error
  }
}
const listen = async () => {
  connection = new AbortController()
  silence = 0
  const request = { t: token, s: lastFrame, u: unreadable, ...traits() }
  const response = await post('/-/live', request, { signal: connection.signal })
  if (response.status == 410 && await renew(token)) return
  silence = await silenceOf(response)
  if (!response.ok) throw 0
  heard &&= Date.now()
  clearTimeout(alarm)
  isCut = false
  say('')
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
  try {
    for (let text = '';;) {
      const { value, done } = await reader.read()
      if (done) return
      heard = Date.now()
      const { messages, rest } = takeMessages(text + value)
      text = rest
      messages.forEach(show)
    }
  } finally { connection.abort() }
}
let isConnecting = false, pause = 0
const sayCut = () => {
  isCut = true
  say(silence || words()[0])
}
const connect = async () => {
  if (isConnecting) return
  isConnecting = true
  pause = 0
  while (!document.hidden) {
    const began = Date.now()
    alarm = setTimeout(sayCut, 1500)
    try {
      await listen()
      if (Date.now() - began > 1000) pause = 0
    } catch {}
    clearTimeout(alarm)
    if (document.hidden) break
    if (pause > 400) sayCut()
    await wait(pause * (.75 + Math.random() / 2))
    pause = Math.min(Math.max(pause * 2, 100), 8000)
  }
  isConnecting = false
  if (!document.hidden) connect()
}
