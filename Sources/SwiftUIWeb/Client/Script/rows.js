// A row of a list whose links and buttons the Tab key passes by is one stop; arrow keys go to them and back.
const keyed = 'li:has(a[tabindex],button[tabindex]) :is(a,button,[tabindex]:not(.sc))'
addEventListener('keydown', press => {
  const { target, key } = press
  if (!/^Arrow(Left|Right)$/.test(key) || press.ctrlKey || press.altKey || press.metaKey || !target.matches(keyed)) return
  const stops = [...target.closest('li').querySelectorAll(keyed)].filter(stop => stop.offsetParent)
  const isBack = key == 'ArrowLeft' == (document.documentElement.dir != 'rtl'), next = stops[stops.indexOf(target) + (isBack ? -1 : 1)]
  if (!next) return
  press.preventDefault()
  press.stopImmediatePropagation()
  next.focus()
}, true)
