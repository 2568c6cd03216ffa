// What carries, holds, pastes and gives files, and wheels, is loaded once something accepts one of that, or is one.
const loadCarrying = () => {
  if (![...document.querySelectorAll('[data-a]')].some(element => element.dataset.a >> event.carry || element.matches('.wh'))) return
  waiting.disconnect()
  import(carryPath).then(part => part.default(send, accepts, areaAround, byNumber, numberOf, say, token))
}
const waiting = new MutationObserver(loadCarrying)
waiting.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-a'] })
loadCarrying()
