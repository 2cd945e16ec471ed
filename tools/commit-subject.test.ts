import { expect, test } from 'vitest'
import { findSubject, judgeSubject } from './commit-subject.ts'

test.each([
  'ui: update the picture of a saved run',
  'tools, backend: run apt-get by one function, and begin names with a verb',
  'public page: pass the language on',
  'e2e: bring the clock forward',
  'embed: focus the first field that was refused',
  'Revert "ui: show the last place first"',
  "Merge branch 'work' into main",
])('takes "%s"', (subject) => {
  expect(judgeSubject(subject)).toEqual([])
})

test.each([
  ['ui: updated the picture', 'needs a verb in the imperative in place of "updated", such as "add" or "keep"'],
  ['ui: updating the picture', 'needs a verb in the imperative in place of "updating", such as "add" or "keep"'],
  ['ui: lists begin with the newest', 'needs a verb in the imperative in place of "lists", such as "add" or "keep"'],
  ['ui: a list begins with the newest', 'needs a verb in the imperative in place of "a", such as "add" or "keep"'],
  ['ui: dates are written in the language', 'needs a verb in the imperative in place of "dates", such as "add" or "keep"'],
  ['keep the language', 'begins with no scope, such as "ui: " or "api, backend: "'],
  ['UI: keep the language', 'begins with no scope, such as "ui: " or "api, backend: "'],
  ['ui: Keep the language', 'does not go on in lower case'],
  ['ui: keep the language.', 'ends with a full stop'],
  [`ui: keep ${'a'.repeat(64)}`, 'has 73 characters, at most 72 are allowed'],
])('refuses "%s"', (subject, fault) => {
  expect(judgeSubject(subject)).toEqual([fault])
})

test('the subject of a message is its first line that is no comment', () => {
  expect(findSubject('\n# Please enter a message.\nui: keep the language\n\nBecause.\n')).toBe('ui: keep the language')
  expect(findSubject('# Please enter a message.\n')).toBeUndefined()
})
