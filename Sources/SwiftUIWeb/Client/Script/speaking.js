// The browser's voice. What has been spoken is told by its number.
const voice = globalThis.speechSynthesis
const speak = (kind, number, text, lang, rate, pitch, volume) => {
  if (!voice) return
  if (kind) return voice[[, 'cancel', 'pause', 'resume'][kind]]()
  const words = Object.assign(new SpeechSynthesisUtterance(text), { lang, rate, pitch, volume })
  words.onend = words.onerror = () => send(document.getElementById('n0'), event.load, number)
  voice.speak(words)
}
addEventListener('pagehide', () => voice?.cancel())
