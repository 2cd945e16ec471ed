import type { Widget } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { newSection, type Parameters, toDraft } from './outline.ts'
import { findProblems } from './problems.ts'

const base = { label: 'Area', required: false }
const find = (...parameters: Parameters[]) => {
  const widgets = parameters.map((each, place): Widget => ({ id: `q${place}`, parameters: each }))
  return [...findProblems(toDraft(widgets, []).rows).values()].map((problems) =>
    problems.map(({ path, code, params }) => ({ path: path.join('.'), code, ...(params && { params }) })),
  )
}

test('a question without a label, or with what the contract refuses, is said where it is', () => {
  expect(find({ ...base, input: 'text' }, { ...base, input: 'yesno', label: '' })).toEqual([
    [{ path: 'parameters.label', code: 'required' }],
  ])
  expect(find({ ...base, input: 'choice', options: [] })).toEqual([
    [{ path: 'parameters.options', code: 'too_few', params: { minimum: 1 } }],
  ])
  expect(find({ ...base, input: 'number', decimals: 7 })).toEqual([
    [{ path: 'parameters.decimals', code: 'too_big', params: { maximum: 6 } }],
  ])
})

test('limits that no answer can keep are found before a worker meets them', () => {
  expect(find({ ...base, input: 'number', min: 3, max: 2 })).toEqual([
    [{ path: 'parameters.max', code: 'too_small', params: { minimum: 3 } }],
  ])
  expect(find({ ...base, input: 'text', minLength: 9, maxLength: 2 })).toEqual([
    [{ path: 'parameters.maxLength', code: 'too_small', params: { minimum: 9 } }],
  ])
  expect(find({ ...base, input: 'date', min: '2026-05-02', max: '2026-05-01' })).toEqual([
    [{ path: 'parameters.max', code: 'too_early', params: { minimum: '2026-05-02' } }],
  ])
})

test('options are told apart', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'a', label: 'B' },
    { value: 'c', label: ' ' },
  ]
  expect(find({ ...base, input: 'choice', options })).toEqual([
    [
      { path: 'parameters.options.1.value', code: 'duplicate' },
      { path: 'parameters.options.2.label', code: 'required' },
    ],
  ])
})

test('two questions of one name, and a section without questions, are found', () => {
  const text: Widget = { id: 'same', parameters: { ...base, input: 'text' } }
  const rows = [...toDraft([text, { ...text }], []).rows, newSection()]
  expect([...findProblems(rows).values()]).toEqual([
    [{ path: ['id'], code: 'duplicate' }],
    [{ path: ['questions'], code: 'too_few', params: { minimum: 1 } }],
  ])
})
