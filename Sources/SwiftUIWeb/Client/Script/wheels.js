// Wheels: the row in the middle is the chosen one. Where one comes to rest it chooses; where something else is chosen it turns there.
const turning = new Map()
const turn = wheel => {
  const row = wheel.querySelector('.op:has(:checked)')
  if (row && !turning.has(wheel)) wheel.scrollTop = row.offsetTop + (row.offsetHeight - wheel.clientHeight) / 2
}
const turnAll = () => document.querySelectorAll('.wh>.ops').forEach(turn)
document.addEventListener('scroll', ({ target: wheel }) => {
  if (wheel.parentElement?.className.split(' ').includes('wh')) {
    clearTimeout(turning.get(wheel))
    turning.set(wheel, setTimeout(() => {
      turning.delete(wheel)
      const middle = wheel.scrollTop + wheel.clientHeight / 2
      const row = [...wheel.children].find(row => row.offsetTop + row.offsetHeight > middle)
      if (!row?.querySelector(':checked')) row?.querySelector('input').click()
      turn(wheel)
    }, 120))
  }
}, true)
document.addEventListener('change', turnAll)
new MutationObserver(turnAll).observe(document.body, { childList: true, subtree: true, attributeFilter: ['checked'] })
turnAll()
