import assert from 'node:assert/strict'
import test from 'node:test'
import { load } from './script.mjs'

const { enqueue, event } = load(['constants', 'event-queue'], ['enqueue', 'event'])

const queued = (events, sending = 0) => {
  const queue = [], grown = events.map(one => enqueue(queue, sending, ...one))
  return { queue, grown }
}

test('a press has no value and is never merged', () => {
  assert.deepEqual(queued([[1, event.press], [1, event.press]]).queue, [[1, event.press], [1, event.press]])
})
test('only the newest text of a field counts', () => {
  const { queue, grown } = queued([[1, event.change, 'a'], [1, event.change, 'ab']])
  assert.deepEqual(queue, [[1, event.change, 'ab']])
  assert.deepEqual(grown, [true, false])
})
test('what is on its way stays as it is', () => {
  assert.equal(queued([[1, event.change, 'a'], [1, event.change, 'ab']], 1).queue.length, 2)
})
test('each turn of a switch counts', () => {
  assert.equal(queued([[1, event.change, true], [1, event.change, false]]).queue.length, 2)
})
test('values of different elements and kinds are kept apart', () => {
  assert.equal(queued([[1, event.change, 'a'], [2, event.change, 'b'], [2, event.resize, [1, 2]]]).queue.length, 3)
})
test('the newest size takes the place of any that waits', () => {
  const { queue } = queued([[1, event.resize, [1, 1]], [2, event.resize, [2, 2]], [1, event.resize, [3, 3]]])
  assert.deepEqual(queue, [[1, event.resize, [3, 3]], [2, event.resize, [2, 2]]])
})
test('a drag that has ended is followed by another', () => {
  const moved = [0, 0, 1, 1, false], ended = [0, 0, 2, 2, true]
  const { queue } = queued([[1, event.drag, moved], [1, event.drag, ended], [1, event.drag, moved]])
  assert.deepEqual(queue.map(one => one[2][4]), [true, false])
})
