import { Widget } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import {
  copyQuestion,
  type Draft,
  findRows,
  insertBehind,
  isQuestion,
  moveBehind,
  moveBy,
  newQuestion,
  newSection,
  ofKind,
  questionKinds,
  type Row,
  removeRow,
  renameQuestion,
  toDraft,
  toWidgets,
} from './outline.ts'

const ask = (id: string, step?: string): Widget => ({
  id,
  ...(step !== undefined && { step }),
  parameters: { input: 'text', label: `What ${id}`, required: false },
})
const widgets = [ask('day', 'Arrival'), ask('who'), ask('area', 'Plots'), ask('trees'), ask('remarks')]
const { rows } = toDraft(widgets, [])

const write = (list: readonly Row[] | undefined) => list?.map((row) => (isQuestion(row) ? row.widget.id : `# ${row.title}`)).join(' ')
const keyFor = (text: string) => rows.find((row) => (isQuestion(row) ? row.widget.id : row.title) === text)?.key ?? ''

test('sections are rows of their own, and stand at their first question again', () => {
  expect(write(rows)).toBe('# Arrival day who # Plots area trees remarks')
  expect(toWidgets(rows)).toEqual(widgets)
  // What is drawn of a question stays as it is while others change.
  expect(toWidgets(rows)[0]).toBe(toWidgets(rows)[0])
})

test('a question is moved past its neighbour, into another section too', () => {
  expect(write(moveBy(rows, keyFor('who'), 1))).toBe('# Arrival day # Plots who area trees remarks')
  expect(write(moveBy(rows, keyFor('area'), -1))).toBe('# Arrival day who area # Plots trees remarks')
  expect(moveBy(rows, keyFor('remarks'), 1)).toBeUndefined()
  expect(moveBy(rows, 'nobody', 1)).toBeUndefined()
})

test('a section is moved with its questions', () => {
  const swapped = '# Plots area trees remarks # Arrival day who'
  expect(write(moveBy(rows, keyFor('Plots'), -1))).toBe(swapped)
  expect(write(moveBy(rows, keyFor('Arrival'), 1))).toBe(swapped)
  expect(moveBy(rows, keyFor('Arrival'), -1)).toBeUndefined()
  expect(moveBy(rows, keyFor('Plots'), 1)).toBeUndefined()
  const headless = rows.slice(1)
  expect(write(moveBy(headless, keyFor('Plots'), -1))).toBe('# Plots area trees remarks day who')
})

test('a row is put behind another, or first', () => {
  expect(write(moveBehind(rows, keyFor('remarks'), keyFor('day')))).toBe('# Arrival day remarks who # Plots area trees')
  expect(write(moveBehind(rows, keyFor('remarks'), undefined))).toBe('remarks # Arrival day who # Plots area trees')
  expect(write(moveBehind(rows, keyFor('Arrival'), keyFor('remarks')))).toBe('# Plots area trees remarks # Arrival day who')
  expect(moveBehind(rows, keyFor('Arrival'), keyFor('day'))).toBe(rows)
})

test('what is added has a name of its own', () => {
  const first = newQuestion(rows, 'number')
  const added = insertBehind(rows, keyFor('day'), first)
  expect(write(added)).toBe('# Arrival day number_1 who # Plots area trees remarks')
  expect(newQuestion(added, 'number').widget.id).toBe('number_2')
  expect(newQuestion(added, 'evernymInvitation').widget.id).toBe('credential_1')
  expect(copyQuestion(added, first)).toMatchObject({ widget: { ...first.widget, id: 'number_2' } })
  expect(write(insertBehind(rows, undefined, newSection()))).toBe('# Arrival day who # Plots area trees remarks # ')
})

test('of what is deleted nothing is left in rules, and what is renamed is found by them', () => {
  const rule = { operator: 'equals', value: 'x', classification: 'alert' } as const
  const draft: Draft = {
    rows,
    rules: [
      { ...rule, widgetId: 'day' },
      { ...rule, widgetId: 'who' },
    ],
  }
  expect(removeRow(draft, keyFor('day')).rules).toEqual([{ ...rule, widgetId: 'who' }])
  const joined = removeRow(draft, keyFor('Plots'))
  expect([write(joined.rows), joined.rules]).toEqual(['# Arrival day who area trees remarks', draft.rules])
  const who = rows.find((row) => row.key === keyFor('who'))
  const renamed = isQuestion(who) ? renameQuestion(draft, who, 'name') : draft
  expect([write(renamed.rows), renamed.rules.map(({ widgetId }) => widgetId)]).toEqual([
    '# Arrival day name # Plots area trees remarks',
    ['day', 'name'],
  ])
})

test('rows are found by any of their words', () => {
  expect(write(findRows(rows, 'WHAT tre'))).toBe('trees')
  expect(write(findRows(rows, 'plots'))).toBe('# Plots')
  expect(write(findRows(rows, ''))).toBe(write(rows))
})

test('questions of every kind of the contract are offered, and keep what all have', () => {
  const known = Widget.shape.parameters.def.options.flatMap(({ shape }) => shape.input.def.values)
  expect(new Set(questionKinds)).toEqual(new Set(known))
  for (const kind of questionKinds)
    expect(ofKind(kind, { label: 'Area', hint: 'In hectares', required: true })).toMatchObject({
      input: kind,
      label: 'Area',
      hint: 'In hectares',
      required: true,
    })
})
