// Rows that go close up, as those that come slide in: where a few do, in sight.
let pace
addEventListener('motion', ({ detail }) => { pace = detail })
const isRow = node => node.matches?.('.r')
const closeUp = (row, place, following, timing) => {
  if (following && following.parentNode != place) return
  for (const part of [row, ...row.querySelectorAll('[id]')]) part.removeAttribute('id')
  row.inert = true
  place.insertBefore(row, following)
  const { top, bottom, height } = row.getBoundingClientRect()
  if (bottom < 60 || top > innerHeight) return row.remove()
  row.animate({ marginBottom: [0, -height + 'px'], opacity: [1, 0] }, timing).finished.finally(() => row.remove())
}
new MutationObserver(records => {
  const timing = pace || { duration: 280, easing: 'ease-out' }, gone = []
  let come = 0
  pace = null
  for (const { target, addedNodes, removedNodes, nextSibling } of records) {
    come += [...addedNodes].filter(isRow).length
    for (const row of removedNodes) {
      // One that is made anew or moved is still there.
      if (isRow(row) && row.id && !document.getElementById(row.id) && target.isConnected) gone.push([row, target, nextSibling])
    }
  }
  if (calm.matches || document.hidden || come > 3 || gone.length > 3) return
  // The last first: one that went with it may have stood before it.
  for (const [row, place, following] of gone.reverse()) closeUp(row, place, following, timing)
}).observe(document.body, { childList: true, subtree: true })
