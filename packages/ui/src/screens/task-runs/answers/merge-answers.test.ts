import type { Widget } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { findDifferent, type Given, mergeAnswers } from './merge-answers.ts'

const widgets: Widget[] = [
  { id: 'moisture', parameters: { input: 'number', label: 'Moisture', required: true } },
  { id: 'note', parameters: { input: 'text', label: 'Note', required: false } },
  { id: 'patio', parameters: { input: 'photo', label: 'Photo', required: false } },
]
const photo = (name: string) => ({ name, blob: new Blob([name]), camera: false })
const [old, newer] = [photo('old.jpg'), photo('new.jpg')]
const before: Given = { answers: { moisture: 11.2, note: 'Damp' }, files: { patio: [old] } }

test('what a person changed stays, all else is as somebody else saved it', () => {
  const mine: Given = { answers: { moisture: 12.5 }, files: { patio: [old] } }
  const theirs: Given = { answers: { moisture: 13, note: 'Dry' }, files: { patio: [newer] } }
  expect(mergeAnswers(widgets, { before, mine, theirs })).toEqual({ answers: { moisture: 12.5 }, files: { patio: [newer] } })
  expect(mergeAnswers(widgets, { before, mine: before, theirs })).toEqual(theirs)
  expect(mergeAnswers(widgets, { before, mine, theirs: before })).toEqual(mine)
})

test('a file is the same where its bytes are the same ones, whatever list holds it', () => {
  const same: Given = { ...before, files: { patio: [{ ...old }] } }
  expect(findDifferent(widgets, before, same)).toEqual([])
  expect(findDifferent(widgets, before, { ...before, files: {} }).map(({ id }) => id)).toEqual(['patio'])
  expect(findDifferent(widgets, before, { ...before, files: { patio: [newer] } }).map(({ id }) => id)).toEqual(['patio'])
})
