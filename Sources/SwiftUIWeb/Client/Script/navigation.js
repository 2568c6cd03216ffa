// Addresses and the browser's history. The number of own addresses below the present one is kept with it, so that going
// back never leaves the app.
const here = () => location.pathname + location.search
const visit = (path, replaces) => {
  const depth = (history.state || 0) + (replaces ? 0 : 1)
  history[replaces ? 'replaceState' : 'pushState'](depth, '', path)
}
let home, next, stepsBack = 0, isRetreating
const arrive = () => {
  isRetreating = false
  if (home != here()) visit(home, true)
  if (next && next != here()) visit(next)
  next = null
}
// One way back at a time: the browser counts steps from where it is, not from where it is going.
const retreat = () => {
  const steps = Math.min(stepsBack, history.state || 0)
  stepsBack = 0
  if (!steps) return arrive()
  isRetreating = true
  history.go(-steps)
}
const tell = (name, value) => {
  queue.push([0, name, value])
  eventsMade++
  pump()
}
const go = path => {
  tell('go', path)
  lastMove = eventsMade
}
on('popstate', () => {
  if (!isRetreating) {
    hasTravelled = true
    go(here())
  }
  else if (stepsBack) retreat()
  else arrive()
})
