// Texts, attributes and values of single elements; what the reader has typed or chosen stays.
const makeElement = markup => {
  const template = document.createElement('template')
  template.innerHTML = markup
  return numbered(template.content).firstElementChild
}
const setText = (element, text) => {
  const first = element.firstChild
  if (first?.nodeType == 3 && !first.nextSibling) {
    if (first.data != text) first.data = text
  } else element.textContent = text
}

// Whether a change of the reader's own is still on its way to the server.
const isUnanswered = element => {
  const owner = element.closest('.pk') || element.closest('[id^=n]')
  return owner && changes.get(numberOf(owner)) > eventsAnswered
}
const setAttributes = (element, attributes) => {
  for (const [name, value] of Object.entries(attributes)) {
    if (!isUnanswered(element)) {
      if (name == 'checked' || name == 'selected') element[name] = value != null
      else if (name == 'value' && element.type == 'range' && value != null) element.value = value
    }
    if (value == null) element.removeAttribute(name)
    else element.setAttribute(name, value)
    if (name == 'data-p') stand(element)
    if (element.dataset.a >> event.load) loadLater()
  }
}
const setValue = (element, text) => {
  if (element == composing || isUnanswered(element) || element.value == text) return
  const caret = document.activeElement == element ? element.selectionStart : null
  element.value = element.defaultValue = text
  if (caret != null) try { element.setSelectionRange(caret, caret) } catch {}
}
