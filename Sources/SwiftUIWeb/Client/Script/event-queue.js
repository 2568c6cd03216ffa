// An event for the queue: `[id, kind]` or `[id, kind, value]`. A new value takes the place of the last one, where that
// is still waiting and only the newest counts. `sending` events at the front are on their way and stay as they are.
// Returns whether the queue has grown.
const newestCounts = new Set([event.change, event.resize, event.drag, event.pinch])
// Of sizes the order does not count, so that the newest takes the place of any that waits.
const waiting = (queue, sending, id, kind) => kind == event.resize
  ? queue.slice(sending).find(waits => waits[0] == id && waits[1] == kind)
  : queue.length > sending && queue.at(-1)
// Of drags and pinches.
const hasEnded = value => value?.[4] === true
const enqueue = (queue, sending, id, kind, value) => {
  const last = waiting(queue, sending, id, kind)
  const isNewer = last && last[0] == id && last[1] == kind && newestCounts.has(kind)
  if (isNewer && typeof value != 'boolean' && !hasEnded(last[2])) {
    last[2] = value
    return false
  }
  queue.push(value === undefined ? [id, kind] : [id, kind, value])
  return true
}
