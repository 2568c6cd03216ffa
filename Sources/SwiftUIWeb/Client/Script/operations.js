// What a frame's operations do.
const apply = {
  text(id, text) {
    const element = byNumber(id)
    if (element) setText(textHolder(element), text)
  },
  content(id, markup) {
    const element = byNumber(id)
    if (element) textHolder(element).innerHTML = markup
  },
  insert(parent, slot, before, markup) {
    const place = slotOf(parent, slot), element = makeElement(markup), next = before && byNumber(before)
    if (!place) return
    place.insertBefore(element, next?.parentNode == place ? next : null)
    entered(element)
    arrivals.push(element)
  },
  remove(...ids) {
    for (const id of ids) {
      const element = byNumber(id)
      if (!element) continue
      leaving(element)
      const { i, o = i } = element.dataset
      if (motion && o && !isStill()) {
        for (const part of [element, ...element.querySelectorAll('[id]')]) part.removeAttribute('id')
        element.inert = true
        element.animate([{}, startOf(o)], motion).finished.finally(() => element.remove())
      } else element.remove()
    }
  },
  move(id, before, slot, parent) {
    const element = byNumber(id)
    if (!element) return
    const place = slot == null ? element.parentNode : slotOf(parent, slot), next = before ? byNumber(before) : null
    const active = element.contains(document.activeElement) && document.activeElement
    const from = motion && !isStill() && element.getBoundingClientRect()
    if (place.moveBefore && place == element.parentNode) place.moveBefore(element, next)
    else place.insertBefore(element, next)
    if (active && active != document.activeElement) active.focus({ preventScroll: true })
    if (!from) return
    const to = element.getBoundingClientRect()
    element.animate([{ translate: `${from.left - to.left}px ${from.top - to.top}px` }, { translate: 0 }], motion)
  },
  attributes(id, attributes) {
    const element = byNumber(id)
    if (element) changeSmoothly(element, () => setAttributes(element, attributes))
  },
  control(id, attributes) {
    const element = controlOf(id)
    if (element) setAttributes(element, attributes)
  },
  // The element is made anew around its children.
  shell(id, markup) {
    const old = byNumber(id), element = makeElement(markup)
    if (!old) return
    const slots = [...element.querySelectorAll('[id^=s]')]
    for (const part of [old, ...old.querySelectorAll('[id^="s' + id + '-"]')]) {
      const name = part == old ? 's' + id + '-0' : part.id
      const place = slots.find(slot => slot.id == name) || slots[0] || element
      for (const child of [...part.children]) if (child.id.startsWith('n')) place.append(child)
    }
    leaving(old)
    old.replaceWith(element)
    entered(element)
  },
  rules(...rules) {
    for (const rule of rules) try { sheet.insertRule(rule, sheet.cssRules.length) } catch {}
  },
  paint(body, symbols) {
    morph(byNumber(0), makeElement('<main id="n0">' + body + '</main>'))
    morph(document.getElementById('symbols'), makeElement('<svg id="symbols" aria-hidden="true">' + symbols + '</svg>'))
    entered(document.body)
  },
  value(id, text) {
    const field = controlOf(id)
    if (field) setValue(field, text)
  },
  symbols(markup) { document.getElementById('symbols').insertAdjacentHTML('beforeend', markup) },
  title(title) { document.title = title },
  address(path, replaces) {
    // Going back takes a moment: what follows it comes after it.
    if (stepsBack || isRetreating) {
      if (!replaces || next) next = path
      else home = path
    // The reader has gone on: the answer to an earlier move is none to this one.
    } else if (path != here() && !(replaces && lastMove > eventsAnswered)) visit(path, replaces)
  },
  back(path) {
    home = path
    if (!stepsBack++ && !isRetreating) queueMicrotask(retreat)
  },
  focus(id) {
    const element = id && byNumber(id)
    if (!element) return document.activeElement?.blur()
    const target = element.querySelector('input,textarea,select') || element
    if (!target.matches('input,textarea,select,button,a,[tabindex]')) target.tabIndex = -1
    target.focus()
  },
  scroll(...values) { doLater(4, values) },
  announce(text) {
    const element = document.getElementById('announce')
    element.textContent = ''
    setTimeout(() => { element.textContent = text }, 50)
  },
  sound() { chime() },
  open(address) {
    if (/^(https?|mailto):/i.test(address)) open(address, '_blank', 'noopener,noreferrer')
  },
  motion(duration, easing, delay, repeats = 1, autoreverses = 0) {
    motion = lessMotion.matches ? null : { duration, easing, delay }
    repetition = [repeats, autoreverses]
    dispatchEvent(new CustomEvent('motion', { detail: motion }))
  },
  scrollArea(...values) { doLater(0, values) },
  copy(...values) { doLater(1, values) },
  save(...values) { doLater(2, values) },
  speech(...values) { doLater(3, values) },
  playback(...values) { doLater(5, values) },
}
// By their numbers.
const functions = Object.values(apply)
