extension ClientScript {
  /// What everything else uses: the page's elements by their numbers, and how far frames and events have come.
  static let page = #"""
    (() => {
    'use strict'
    const d = document, w = window, root = d.documentElement
    const $ = i => d.getElementById('n' + i)
    const idOf = e => +e.id.slice(1)
    const slot = (p, k) => d.getElementById('s' + p + '-' + k) || $(p)
    const hold = e => { const f = e.firstElementChild; return f && f.classList.contains('i') ? f : e }
    const control = i => d.getElementById('k' + i)
    const calm = w.matchMedia('(prefers-reduced-motion:reduce)')
    const sheet = new CSSStyleSheet()
    d.adoptedStyleSheets = [sheet]
    let [token, seq] = d.querySelector('meta[name=live]').content.split(' ')
    seq = +seq
    // The number of events made, of those the server has answered for, and of the last move to an address; the last change of
    // each control.
    let made = 0, done = 0, gone = 0, rows = 0, motion = null, again, fresh = [], composing = null
    const changed = new Map()
    """#
}
