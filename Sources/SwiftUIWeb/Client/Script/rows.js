// A row that is one stop of the Tab key: arrow keys go to what can be pressed in it and back, and Enter presses the first of that
// unless the page has a key for it.
const keyed = '.one,.one :is(a,button,summary,select,[tabindex]:not(.sc))'
addEventListener('keydown', press => {
  const { target, key } = press, row = target.closest('.one')
  if (press.ctrlKey || press.altKey || press.metaKey || !target.matches(keyed)) return
  let act
  if (key == 'Enter' && target == row && !document.querySelector('[aria-keyshortcuts=Enter]')) {
    act = row.querySelector('a,button')
  } else if (/^Arrow(Left|Right)$/.test(key)) {
    const stops = [row, ...row.querySelectorAll(keyed)].filter(stop => stop.checkVisibility())
    act = stops[stops.indexOf(target) + (key == 'ArrowLeft' == (document.documentElement.dir != 'rtl') ? -1 : 1)]
  }
  if (!act) return
  press.preventDefault()
  press.stopImmediatePropagation()
  key == 'Enter' ? act.click() : act.focus()
}, true)
