// Presses, changes of controls, the focus and menus.
const opensElsewhere = press => press.metaKey || press.ctrlKey || press.shiftKey || press.button
const isOver = (box, { clientX, clientY }) =>
  clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom

on('click', press => {
  wakeAudio()
  const target = press.target, action = target.closest('[data-x]'), more = target.closest('.more')
  if (more) {
    press.preventDefault()
    return send(more, event.press)
  }
  for (const menu of document.querySelectorAll('details.mn[open]')) {
    if (!menu.contains(target) || target.closest('.mni .bn')) menu.open = false
  }
  if (action) {
    const [id, kind, value] = action.dataset.x.split(' ')
    return send(byNumber(id), +kind, value && +value)
  }
  if (target.closest('[data-back]')) {
    return sendNearest(target, event.dismiss) || sendNearest(target, event.press) || history.back()
  }
  // Beside a sheet: on its backdrop.
  if (target.tagName == 'DIALOG' && accepts(target, event.dismiss) && !target.classList.contains('dg')) {
    if (!isOver(target.getBoundingClientRect(), press)) return send(target, event.dismiss)
  }
  for (let element = target; element && element != document.body; element = element.parentElement) {
    if (accepts(element, event.press)) {
      if (element.getAttribute('aria-disabled') == 'true') return press.preventDefault()
      const around = element.closest('a')
      if (around == element && !element.matches('.nl')) {
        // A link tells that it is pressed, and is followed all the same.
        send(element, event.press)
        break
      }
      if (around) {
        if (opensElsewhere(press)) return
        press.preventDefault()
      }
      return send(element, event.press)
    }
    if (element.matches('a,button,input,select,textarea,label,summary')) break
  }
  const link = target.closest('a[href^="/"]:not([target])')
  // Without a connection the browser follows the link, to what it has kept.
  if (link && !opensElsewhere(press) && !(isCut && navigator.serviceWorker?.controller)) {
    press.preventDefault()
    go(link.getAttribute('href'))
    visit(link.getAttribute('href'))
  }
})
on('dblclick', ({ target }) => sendNearest(target, event.doublePress))
on('input', ({ target, isComposing }) => {
  if (!isComposing && target != composing && target.matches('input:not([type=checkbox],[type=radio]),textarea')) report(target)
})
on('compositionstart', ({ target }) => { composing = target })
on('compositionend', ({ target }) => {
  composing = null
  report(target)
})
on('change', ({ target }) => { if (target.matches('[type=checkbox],[type=radio],select')) report(target) })
on('focusin', ({ target }) => sendNearest(target, event.focus, true))
on('focusout', ({ target }) => sendNearest(target, event.focus, false))
on('cancel', press => {
  press.preventDefault()
  if (accepts(press.target, event.dismiss)) send(press.target, event.dismiss)
}, true)
