import assert from 'node:assert/strict'
import test from 'node:test'
import { load } from './script.mjs'

const { keyName } = load(['key-names'], ['keyName'])
for (const [press, name] of [
  [{ key: 'r' }, 'R'], [{ key: 'R', shiftKey: true }, 'Shift+R'], [{ key: '?', shiftKey: true }, '?'],
  [{ key: ' ' }, 'Space'], [{ key: 'Escape' }, 'Escape'], [{ key: 'Enter', shiftKey: true }, 'Shift+Enter'],
  [{ key: 'k', ctrlKey: true, altKey: true, metaKey: true }, 'Control+Alt+Meta+K'],
]) {
  test(`the key ${name}`, () => assert.equal(keyName(press), name))
}

const { takeMessages } = load(['messages'], ['takeMessages'])
test('messages are taken whole, and signs of life left out', () => {
  assert.deepEqual(takeMessages(':\n\ndata:[1]\n\ndata:[2]\n\ndata:[3'), { messages: ['[1]', '[2]'], rest: 'data:[3' })
  assert.deepEqual(takeMessages(''), { messages: [], rest: '' })
  assert.deepEqual(takeMessages('data:[1]\n'), { messages: [], rest: 'data:[1]\n' })
})

const { scrollDistance } = load(['places'], ['scrollDistance'])
const view = { start: 100, end: 300 }
for (const [name, target, anchor, distance] of [
  ['in view already', { start: 120, end: 140 }, undefined, 0],
  ['above', { start: 50, end: 70 }, undefined, -50],
  ['below', { start: 290, end: 310 }, undefined, 10],
  ['too large: its start', { start: 150, end: 450 }, undefined, 50],
  ['to the start', { start: 400, end: 420 }, 0, 300],
  ['to the middle', { start: 400, end: 420 }, .5, 210],
  ['to the end', { start: 400, end: 420 }, 1, 120],
  ['to a third', { start: 100, end: 160 }, .25, -35],
]) {
  test(`scrolling to a target ${name}`, () => assert.equal(scrollDistance(target, view, anchor), distance))
}
