extension ClientScript {
  /// A fresh paint in place of the old one, element by element.
  static let freshPaint = #"""
    // Makes `a` like `b` and keeps every element it can, with what is typed, the focus and the place.
    const morph = (a, b) => {
      for (const { name } of [...a.attributes]) if (!b.hasAttribute(name) && name != 'open') a.removeAttribute(name)
      for (const { name, value } of [...b.attributes]) if (a.getAttribute(name) != value && name != 'open') a.setAttribute(name, value)
      if (a.matches('input,textarea')) {
        const typed = a.value != a.defaultValue || a == d.activeElement
        if (a.type == 'checkbox' || a.type == 'radio') a.checked = b.hasAttribute('checked')
        else if (!typed) a.value = b.defaultValue
        if (a.tagName == 'TEXTAREA') return
      }
      if (a.tagName == 'OPTION') a.selected = b.hasAttribute('selected')
      let at = a.firstChild
      const later = new Set([...b.children].map(c => c.id).filter(Boolean))
      for (const n of [...b.childNodes]) {
        let m = n.id && d.getElementById(n.id)
        if (!m || m.parentNode != a || m.nodeName != n.nodeName) m = at && at.nodeName == n.nodeName && !(at.id && later.has(at.id)) ? at : null
        if (!m) { a.insertBefore(n, at); continue }
        if (m == at) at = at.nextSibling; else a.insertBefore(m, at)
        if (m.nodeType == 1) morph(m, n); else if (m.data != n.data) m.data = n.data
      }
      while (at) { const n = at.nextSibling; if (at.nodeType == 1) leaving(at); at.remove(); at = n }
    }
    """#
}
