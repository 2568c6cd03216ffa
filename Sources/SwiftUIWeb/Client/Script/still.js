// Goes on with the first press or key of whoever reads; links lead where they lead.
(() => {
  const goOn = event => event.target.closest('a') || location.reload()
  for (const name of ['click', 'keydown']) addEventListener(name, goOn)
})()
