extension ClientScript {
  /// The chime.
  static let sound = #"""
    // A short chime of two notes. Browsers let a page sound only after the reader has touched it.
    let audio
    const chime = () => {
      if (!audio || audio.state != 'running') return
      const t = audio.currentTime
      for (const [f, at] of [[880, 0], [1318.5, .09]]) {
        const o = audio.createOscillator(), g = audio.createGain()
        o.frequency.value = f
        g.gain.setValueAtTime(0, t + at)
        g.gain.linearRampToValueAtTime(.12, t + at + .01)
        g.gain.exponentialRampToValueAtTime(.0001, t + at + .5)
        o.connect(g).connect(audio.destination)
        o.start(t + at)
        o.stop(t + at + .55)
      }
    }
    const wake = () => { if (w.navigator.userActivation?.hasBeenActive === false) return; audio ||= w.AudioContext && new AudioContext(); if (audio && audio.state == 'suspended') audio.resume() }
    """#
}
