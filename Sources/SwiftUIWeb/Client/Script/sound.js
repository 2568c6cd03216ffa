// A short chime of two notes. Browsers let a page sound only after the reader has touched it.
let audio
const chime = () => {
  if (audio?.state != 'running') return
  const now = audio.currentTime
  for (const [frequency, delay] of [[880, 0], [1318.5, .09]]) {
    const note = audio.createOscillator(), volume = audio.createGain(), start = now + delay
    note.frequency.value = frequency
    volume.gain.setValueAtTime(.12, start)
    volume.gain.exponentialRampToValueAtTime(.0001, start + .5)
    note.connect(volume).connect(audio.destination)
    note.start(start)
    note.stop(start + .55)
  }
}
const wakeAudio = () => {
  if (navigator.userActivation?.hasBeenActive === false) return
  audio ||= globalThis.AudioContext && new AudioContext()
  audio?.resume()
}
