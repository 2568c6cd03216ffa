// What carries, holds, pastes and gives files is loaded once something accepts one of that.
const loadCarrying = () => {
  if (![...document.querySelectorAll('[data-a]')].some(element => element.dataset.a >> event.carry)) return
  waiting.disconnect()
  import(carryPath).then(part => part.default(send, accepts, areaAround, byNumber, numberOf, say, token))
}
const waiting = new MutationObserver(loadCarrying)
waiting.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-a'] })
loadCarrying()
