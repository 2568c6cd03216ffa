// Where what scrolls stands: what comes back, by its number or by the page's address, stands there again.
const stood = new Map(), addresses = JSON.parse(sessionStorage.stood || '{}')
// The address of what is shown, and whether the reader has come to another one by the browser's own means.
let shown = here(), hasTravelled
const movers = top => [top, ...top.querySelectorAll('main,.pg,.sd')].filter(element => element.matches('main,.pg,.l.sd,.sc.sd'))
const keepPlaces = () => {
  addresses[shown] = movers(document.body).map(element => {
    const top = areaAround(element).scrollTop
    stood.set(element.id, top)
    return top
  })
}
const returnTo = top => movers(top).map(element => {
  const known = hasTravelled && addresses[here()] || [], index = movers(document.body).indexOf(element)
  areaAround(element).scrollTop = (stood.get(element.id) ?? known[index]) || 0
})
