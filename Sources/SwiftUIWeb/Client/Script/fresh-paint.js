// A fresh paint in place of the old one: makes `old` like `fresh` and keeps every element it can, with what is typed, the
// focus and the place.
const morph = (old, fresh) => {
  for (const { name } of [...old.attributes]) {
    if (!fresh.hasAttribute(name) && name != 'open') old.removeAttribute(name)
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (old.getAttribute(name) != value && name != 'open') old.setAttribute(name, value)
  }
  if (old.matches('input,textarea')) {
    const isTyped = old.value != old.defaultValue || old == document.activeElement
    if (old.type == 'checkbox' || old.type == 'radio') old.checked = fresh.hasAttribute('checked')
    else if (!isTyped) old.value = fresh.defaultValue
    if (old.tagName == 'TEXTAREA') return
  }
  if (old.tagName == 'OPTION') old.selected = fresh.hasAttribute('selected')
  let current = old.firstChild
  const later = new Set([...fresh.children].map(child => child.id).filter(Boolean))
  for (const node of [...fresh.childNodes]) {
    let match = node.id && document.getElementById(node.id)
    if (!match || match.parentNode != old || match.nodeName != node.nodeName) {
      match = current?.nodeName == node.nodeName && !(current.id && later.has(current.id)) ? current : null
    }
    if (!match) {
      old.insertBefore(node, current)
      continue
    }
    if (match == current) current = current.nextSibling
    else old.insertBefore(match, current)
    if (match.nodeType == 1) morph(match, node)
    else if (match.data != node.data) match.data = node.data
  }
  while (current) {
    const next = current.nextSibling
    if (current.nodeType == 1) leaving(current)
    current.remove()
    current = next
  }
}
