import assert from 'node:assert/strict'
import test from 'node:test'
import { load } from './script.mjs'

const { isPart, partsOf, asOffline } = load(['kept-pages'], ['isPart', 'partsOf', 'asOffline'])

for (const [path, expected] of [
  ['/-/live-1a2b.js', true], ['/-/rules-abc-12.css', true], ['/-/image/0f', true], ['/-/icon.svg', true],
  ['/-/live', false], ['/-/file/library', false], ['/-/bring/library', false], ['/-/kept', false], ['/', false],
  ['/place/x.js', false], ['/-/open/token.json', false],
]) {
  test(`${path} is ${expected ? 'a part' : 'no part'} of pages`, () => assert.equal(isPart(path), expected))
}
test('the parts of a page are found, and nothing else', () => {
  const page = `<link href="/-/sheet-1.css"><script src="/-/live-2.js"></script><img src="/-/image/a?b=1&amp;c=2">
    <a href="/-/file/library">x</a><a href="https://ledger.example/a.js">y</a><a href="/place/news">z</a>`
  assert.deepEqual(partsOf(page), ['/-/sheet-1.css', '/-/live-2.js', '/-/image/a?b=1&c=2'])
})
const page = words => `<html lang="de"><p data-w="900"></p><p id="status" role="status" data-w="${words}" hidden></p>`
test('a kept page says of when it is', () => {
  const text = asOffline(page('Lost|b|c|d|e|As of %@.|Not kept.'), Date.UTC(2026, 10, 23, 12), true)
  assert.match(text, /data-w="As of [^|]*2026[^|]*\.\|b\|c\|d\|e\|As of %@\.\|Not kept\."/)
  assert.ok(text.includes('data-w="900"'))
})
test('another page in its place says so', () => {
  assert.match(asOffline(page('Lost|b|c|d|e|As of %@.|Not kept.'), 0, false), /data-w="Not kept\.\|b/)
})
test('a page of an older edition stays as it is', () => assert.equal(asOffline(page('Lost|b'), 0, true), page('Lost|b')))
