// Keys: shortcuts, and what the app itself listens to.

// Whether the space bar has anywhere to go from here.
const canScrollDown = element => {
  for (; element; element = element.parentElement) {
    const area = element == document.body ? document.scrollingElement : element
    if (area.scrollHeight - area.clientHeight - area.scrollTop > 4 && scrolls(area, 'Y')) return true
  }
}
// Where nothing has the focus, keys scroll what scrolls on the screen.
const focusScreen = () => {
  const area = document.activeElement == document.body && document.querySelector('.scr :is(.l,.sc-v).sd')
  if (!area) return
  area.tabIndex = -1
  area.focus({ preventScroll: true })
}
// Where keyboards have no Command key, Control stands for it.
const hasCommandKey = /Mac|iP/.test(navigator.platform)
const shortcutButton = name => [...document.querySelectorAll('[aria-keyshortcuts]')].find(element =>
  element.getAttribute('aria-keyshortcuts') == name && !element.disabled
    && (!document.querySelector(':modal') || element.closest(':modal')))

on('keydown', press => {
  wakeAudio()
  const { target, key } = press
  if (press.isComposing) return
  focusScreen()
  // Who is about to look for a word, or to print, gets more of the lists.
  if ((press.ctrlKey || press.metaKey) && /^[fp]$/i.test(key)) {
    for (const more of document.querySelectorAll('.more')) if (accepts(more, event.press)) send(more, event.press)
  }
  const writes = target.matches('input:not([type=checkbox],[type=radio],[type=range]),textarea,select')
  if (key == 'Enter' && writes && target.tagName == 'INPUT' && sendNearest(target, event.submit)) return
  if (target.matches('[role=button]') && /^(Enter| )$/.test(key)) {
    press.preventDefault()
    return target.click()
  }
  if (key == 'Escape') for (const menu of document.querySelectorAll('details.mn[open]')) {
    menu.open = false
    menu.firstElementChild.focus()
  }
  if (target.matches('[role=tab]') && /^Arrow(Left|Right)$/.test(key)) {
    const tab = key == 'ArrowLeft' ? target.previousElementSibling : target.nextElementSibling
    tab?.focus()
    return tab?.click()
  }
  if (writes && !press.ctrlKey && !press.metaKey && key.length == 1) return
  if (key == 'Enter' && target.matches('a,button,summary')) return
  if (key == ' ' && (target.matches('a,button,summary,input,audio,video') || canScrollDown(document.activeElement))) return
  const name = keyName(press), { altKey, shiftKey } = press
  const button = shortcutButton(name)
    || !hasCommandKey && press.ctrlKey && shortcutButton(keyName({ key, altKey, shiftKey, metaKey: true }))
  if (button) {
    press.preventDefault()
    return button.click()
  }
  sendNearest(target, event.key, name)
    || send([...document.querySelectorAll('[data-a]')].find(element => accepts(element, event.key)), event.key, name)
})
