extension ClientScript {
  /// Keys: shortcuts, and what the app itself listens to.
  static let keys = #"""
    const combo = v => (v.ctrlKey ? 'Control+' : '') + (v.altKey ? 'Alt+' : '') + (v.shiftKey && (v.key.length > 1 || /[a-z]/i.test(v.key)) ? 'Shift+' : '') + (v.metaKey ? 'Meta+' : '') + (v.key == ' ' ? 'Space' : v.key.length == 1 ? v.key.toUpperCase() : v.key)
    // Whether the space bar has anywhere to go from here.
    const scrolls = e => {
      for (; e; e = e.parentElement) {
        const s = e == d.body ? d.scrollingElement : e
        if (s.scrollHeight - s.clientHeight - s.scrollTop > 4 && (s == d.scrollingElement || /auto|scroll/.test(w.getComputedStyle(s).overflowY))) return true
      }
    }
    on('keydown', v => {
      wake()
      if (v.isComposing) return
      // Who is about to look for a word, or to print, gets more of the lists.
      if ((v.ctrlKey || v.metaKey) && /^[fp]$/i.test(v.key)) for (const e of d.querySelectorAll('.more')) if (takes(e, 0)) send(idOf(e), 0)
      const t = v.target, writes = t.matches('input:not([type=checkbox],[type=radio],[type=range]),textarea,select')
      if (v.key == 'Enter' && writes && t.tagName == 'INPUT') { const e = upTo(t, 4); if (e) return send(idOf(e), 4) }
      if (t.getAttribute('role') == 'button' && (v.key == 'Enter' || v.key == ' ')) { v.preventDefault(); return t.click() }
      if (v.key == 'Escape') for (const m of d.querySelectorAll('details.mn[open]')) { m.open = false; m.firstElementChild.focus() }
      if (t.getAttribute('role') == 'tab' && /^Arrow(Left|Right)$/.test(v.key)) { const n = v.key == 'ArrowLeft' ? t.previousElementSibling : t.nextElementSibling; if (n) { n.focus(); n.click() } return }
      if (writes && !v.ctrlKey && !v.metaKey && v.key.length == 1) return
      if (v.key == 'Enter' && t.matches('a,button,summary')) return
      if (v.key == ' ' && (t.matches('a,button,summary,input') || scrolls(t))) return
      const k = combo(v), b = [...d.querySelectorAll('[aria-keyshortcuts]')].find(e => e.getAttribute('aria-keyshortcuts') == k && !e.disabled && (!d.querySelector(':modal') || e.closest(':modal')))
      if (b) { v.preventDefault(); return b.click() }
      const e = upTo(t, 12) || d.querySelector('[data-a]') && [...d.querySelectorAll('[data-a]')].find(e => takes(e, 12))
      if (e) send(idOf(e), 12, k)
    })
    """#
}
