import assert from 'node:assert/strict'
import test from 'node:test'
import { load } from './script.mjs'

const { dateWords } = load(['date-words'], ['dateWords'])

const hour = 3600, day = 86400, year = 31536000
for (const [kind, seconds, words] of [
  ['t', 0, '0:00'], ['t', -59.9, '0:59'], ['t', 61, '1:01'], ['t', -600, '10:00'], ['t', -3599, '59:59'],
  ['t', hour, '1:00:00'], ['t', -(2 * hour + 3 * 60 + 4), '2:03:04'], ['t', 100 * hour, '100:00:00'],
  ['o', -1, '-1 second'], ['o', 2, '+2 seconds'], ['o', -0.4, '-0 seconds'], ['o', 90, '+1 minute'],
  ['o', -3 * day, '-3 days'], ['o', 2 * year, '+2 years'],
  ['r', 0, '0 sec'], ['r', -0.9, '0 sec'], ['r', -1, '1 sec'], ['r', -61, '1 min, 1 sec'], ['r', -60, '1 min'],
  ['r', -(2 * hour + 5 * 60), '2 hr, 5 min'], ['r', -(day + hour), '1 day, 1 hr'], ['r', 2 * day, '2 days'],
  ['r', -(8 * day), '1 wk, 1 day'], ['r', -(40 * day), '1 mth, 1 wk'], ['r', -(year + 31 * day), '1 yr, 1 mth'],
]) {
  test(`${kind} of ${seconds} seconds`, () => assert.equal(dateWords(kind, seconds), words))
}

for (const [language, kind, seconds, words] of [
  ['de', 'r', -(4 * hour + 10 * 60), '4 Std., 10 Min.'], ['de', 'o', -2 * hour, '-2 Stunden'],
  ['ru', 'r', -(4 * hour + 10 * 60), '4 ч 10 мин'], ['de', 't', 61, '1:01'], ['zh', 'o', 60, '+1分钟'],
]) {
  test(`${kind} of ${seconds} seconds in ${language}`, () =>
    assert.equal(dateWords(kind, seconds, language).replaceAll('\u00a0', ' '), words))
}
