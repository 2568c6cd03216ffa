extension ClientScript {
  /// Presses, changes of controls, the focus and menus.
  static let controls = #"""
    on('click', v => {
      wake()
      const t = v.target, x = t.closest('[data-x]'), more = t.closest('.more')
      if (more) { v.preventDefault(); return send(idOf(more), 0) }
      for (const m of d.querySelectorAll('details.mn[open]')) if (!m.contains(t) || t.closest('.mni .bn')) m.open = false
      if (x) { const [i, k, n] = x.dataset.x.split(' '); return send(+i, +k, n && +n) }
      if (t.closest('[data-back]')) { const p = upTo(t, 7) || upTo(t, 0); return p ? send(idOf(p), takes(p, 7) ? 7 : 0) : w.history.back() }
      if (t.tagName == 'DIALOG' && takes(t, 7) && !t.classList.contains('dg')) {
        const r = t.getBoundingClientRect()
        if (v.clientX < r.left || v.clientX > r.right || v.clientY < r.top || v.clientY > r.bottom) return send(idOf(t), 7)
      }
      for (let e = t; e && e != d.body; e = e.parentElement) {
        if (takes(e, 0)) {
          if (e.getAttribute('aria-disabled') == 'true') return v.preventDefault()
          if (e.classList.contains('nl')) { if (v.metaKey || v.ctrlKey || v.shiftKey || v.button) return; v.preventDefault() }
          return send(idOf(e), 0)
        }
        if (e.matches('a,button,input,select,textarea,label,summary')) break
      }
      const a = t.closest('a[href^="/"]:not([target])')
      if (a && !(v.metaKey || v.ctrlKey || v.shiftKey || v.button)) { v.preventDefault(); go(a.getAttribute('href')); visit(a.getAttribute('href')) }
    })
    on('dblclick', v => { const e = upTo(v.target, 1); if (e) send(idOf(e), 1) })
    on('input', v => { if (v.isComposing || v.target == composing) return; if (v.target.matches('input:not([type=checkbox],[type=radio]),textarea')) report(v.target) })
    on('compositionstart', v => { composing = v.target })
    on('compositionend', v => { composing = null; report(v.target) })
    on('change', v => { if (v.target.matches('[type=checkbox],[type=radio],select')) report(v.target) })
    on('focusin', v => { const e = upTo(v.target, 5); if (e) send(idOf(e), 5, true) })
    on('focusout', v => { const e = upTo(v.target, 5); if (e && e.isConnected) send(idOf(e), 5, false) })
    on('cancel', v => { v.preventDefault(); if (takes(v.target, 7)) send(idOf(v.target), 7) }, true)
    on('contextmenu', v => { const o = v.target.closest(':has(>.p-ctx)'), c = o && o.querySelector(':scope>.p-ctx'); if (c) { v.preventDefault(); c.open = true; c.querySelector('.mni button').focus() } })
    """#
}
