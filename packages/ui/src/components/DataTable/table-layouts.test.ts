import { expect, test } from 'vitest'
import { layColumns, moveField, shownFields } from './table-layouts.ts'
import type { DataTableColumn } from './types.ts'

const text = () => ''
const name: DataTableColumn<object> = { field: 'name', header: 'Name', text, hideable: false }
const origin: DataTableColumn<object> = { field: 'origin', header: 'Origin', text, flex: 2 }
const weight: DataTableColumn<object> = { field: 'weight', header: 'Weight', text, width: 90, hiddenAtFirst: true }
const columns = [name, origin, weight]
const shown = (layout: Parameters<typeof shownFields>[1], of = columns) => [...shownFields(of, layout)]

test('without a choice the columns are as at first', () => {
  expect([layColumns(columns, {}), shown({})]).toEqual([columns, ['name', 'origin']])
})

test('chosen widths and order hold; a column that is new since comes last', () => {
  expect(layColumns(columns, { order: ['weight', 'name'], widths: { weight: 140 } })).toEqual([{ ...weight, width: 140 }, name, origin])
})

test('a field that is no column any more is skipped, and what always stays stays', () => {
  expect([
    layColumns(columns, { order: ['color', 'origin'], widths: { color: 300 } }),
    shown({ shown: { name: false, color: true, weight: true } }),
  ]).toEqual([
    [origin, name, weight],
    ['name', 'origin', 'weight'],
  ])
})

test('what does not fit on a narrow page is left out until it is asked for', () => {
  const wide = [name, { ...origin, from: 'large' as const }]
  expect([
    [...shownFields(wide, {}, ['large'])],
    [...shownFields(wide, {}, [])],
    [...shownFields(wide, { shown: { origin: true } }, ['desktop', 'large'])],
  ]).toEqual([['name'], ['name', 'origin'], ['name', 'origin']])
})

test('at least one column is seen', () => {
  expect(shown({ shown: { origin: false } }, [origin, weight])).toEqual(['origin', 'weight'])
})

test('a column changes places with its next that is seen, and stays at the end', () => {
  const fields = ['name', 'weight', 'origin']
  const seen = new Set(['name', 'origin'])
  expect([moveField(fields, seen, 'name', 1), moveField(fields, seen, 'origin', 1)]).toEqual([['origin', 'weight', 'name'], fields])
})
