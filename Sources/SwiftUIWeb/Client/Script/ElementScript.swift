extension ClientScript {
  /// Texts, attributes and values of single elements; what the reader has typed or chosen stays.
  static let elements = #"""
    const make = html => {
      const t = d.createElement('template')
      t.innerHTML = html
      return t.content.firstElementChild
    }
    const setText = (e, t) => {
      const f = e.firstChild
      if (f && f.nodeType == 3 && !f.nextSibling) { if (f.data != t) f.data = t } else e.textContent = t
    }
    // A control whose own change is still under way keeps what the reader chose.
    const isOurs = e => {
      const o = e.closest('.pk') || e.closest('[id^=n]')
      return o && changed.get(idOf(o)) > done
    }
    const setAttributes = (e, a) => {
      for (const [k, v] of Object.entries(a)) {
        if (k == 'checked' || k == 'selected') { if (!isOurs(e)) e[k] = v != null }
        else if (k == 'value' && e.type == 'range') { if (v != null && !isOurs(e)) e.value = v }
        if (v == null) e.removeAttribute(k); else e.setAttribute(k, v)
      }
    }
    const setValue = (e, t) => {
      if (e == composing || isOurs(e) || e.value == t) return
      const at = d.activeElement == e ? e.selectionStart : null
      e.value = e.defaultValue = t
      if (at != null) try { e.setSelectionRange(at, at) } catch {}
    }
    """#
}
