extension ClientScript {
  /// The operations of a frame, in the order of ``Operation``.
  static let operations = #"""
    const apply = [
      // text, content, insert, remove, move, attributes, control, shell, rules, paint, value, symbols
      (i, t) => { const e = $(i); if (e) setText(hold(e), t) },
      (i, h) => { const e = $(i); if (e) hold(e).innerHTML = h },
      (p, k, b, h) => {
        const s = slot(p, k), e = make(h), r = b && $(b)
        if (!s) return
        s.insertBefore(e, r && r.parentNode == s ? r : null)
        entered(e)
        fresh.push(e)
      },
      (...ids) => {
        for (const i of ids) {
          const e = $(i)
          if (!e) continue
          leaving(e)
          if (motion && e.dataset.o && !still()) {
            for (const x of [e, ...e.querySelectorAll('[id]')]) x.removeAttribute('id')
            e.inert = true
            e.animate([{}, start(e.dataset.o)], motion).finished.finally(() => e.remove())
          } else e.remove()
        }
      },
      (i, b, k, p) => {
        const e = $(i)
        if (!e) return
        const s = k == null ? e.parentNode : slot(p, k), r = b ? $(b) : null
        const active = e.contains(d.activeElement) && d.activeElement, from = motion && !still() && e.getBoundingClientRect()
        if (s.moveBefore && s == e.parentNode) s.moveBefore(e, r); else s.insertBefore(e, r)
        if (active && active != d.activeElement) active.focus({ preventScroll: true })
        if (from) { const to = e.getBoundingClientRect(); e.animate([{ translate: (from.left - to.left) + 'px ' + (from.top - to.top) + 'px' }, { translate: 0 }], motion) }
      },
      (i, a) => { const e = $(i); if (e) smoothly(e, () => setAttributes(e, a)) },
      (i, a) => { const e = control(i); if (e) setAttributes(e, a) },
      (i, h) => {
        const e = $(i), n = make(h)
        if (!e) return
        const home = [...n.querySelectorAll('[id^=s]')]
        for (const x of [e, ...e.querySelectorAll('[id^="s' + i + '-"]')]) {
          const to = home.find(y => y.id == (x == e ? "s" + i + "-0" : x.id)) || home[0] || n
          for (const c of [...x.children]) if (/^n/.test(c.id)) to.append(c)
        }
        leaving(e)
        e.replaceWith(n)
        entered(n)
      },
      (...rs) => { for (const r of rs) try { sheet.insertRule(r, sheet.cssRules.length) } catch {} },
      (h, s) => {
        const t = d.createElement('template')
        t.innerHTML = '<main id="n0">' + h + '</main><svg id="symbols" aria-hidden="true">' + s + '</svg>'
        for (const e of t.content.querySelectorAll('main,svg#symbols')) morph(d.getElementById(e.id), e)
        entered(d.body)
      },
      (i, t) => { const e = control(i); if (e) setValue(e, t) },
      h => d.getElementById('symbols').insertAdjacentHTML('beforeend', h),
      // title, address, back, focus, scroll, announce, sound, open, motion
      t => { d.title = t },
      // The reader has gone on: the answer to an earlier move is none to this one.
      (p, r) => {
        // Going back takes a moment: what follows it comes after it.
        if (backs || ours) { if (!r || next) next = p; else home = p }
        else if (p != here() && !(r && gone > done)) visit(p, r)
      },
      p => {
        home = p
        if (!backs++ && !ours) w.queueMicrotask(retreat)
      },
      i => {
        const e = i && $(i)
        if (!e) { if (d.activeElement) d.activeElement.blur(); return }
        const f = e.querySelector('input,textarea,select') || e
        if (!f.matches('input,textarea,select,button,a,[tabindex]')) f.tabIndex = -1
        f.focus()
      },
      (i, y) => { const e = $(i); if (e) e.scrollIntoView({ block: y == null ? 'nearest' : y < .34 ? 'start' : y > .66 ? 'end' : 'center', behavior: calm.matches ? 'instant' : 'smooth' }) },
      t => { const e = d.getElementById('announce'); e.textContent = ''; w.setTimeout(() => { e.textContent = t }, 50) },
      n => chime(n),
      a => { if (/^(https?|mailto):/i.test(a)) w.open(a, '_blank', 'noopener,noreferrer') },
      (ms, easing, delay, n = 1, back = 0) => { motion = calm.matches ? null : { duration: ms, easing, delay }; again = [n, back] },
    ]
    """#
}
