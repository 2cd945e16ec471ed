import { expect, test } from 'vitest'
import { mergeAnswers } from './merge-answers.ts'

const widget = (value: string | null) => ({ label: 'Label', input: 'text', value })

test('what is named changes, what is not stays, and null takes back', () => {
  expect(
    mergeAnswers({ a: 'one', b: 'two', c: 'three' }, { b: widget('zwei'), c: widget(null), d: widget('four'), e: widget(null) }),
  ).toEqual({
    a: 'one',
    b: 'zwei',
    d: 'four',
  })
})
