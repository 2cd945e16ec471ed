import { expect, test } from 'vitest'
import { layColumns } from './table-layouts.ts'
import type { DataTableColumn } from './types.ts'

const text = () => ''
const name: DataTableColumn<object> = { field: 'name', header: 'Name', text, hideable: false }
const origin: DataTableColumn<object> = { field: 'origin', header: 'Origin', text, flex: 2 }
const weight: DataTableColumn<object> = { field: 'weight', header: 'Weight', text, width: 90, hiddenAtFirst: true }
const columns = [name, origin, weight]

test('without a choice the columns are as at first', () => {
  expect(layColumns(columns, {})).toEqual([name, origin])
})

test('what was chosen holds, and is as wide as it was made', () => {
  expect(layColumns(columns, { shown: { origin: false, weight: true }, widths: { weight: 140 } })).toEqual([
    name,
    { ...weight, width: 140 },
  ])
})

test('what is no column any more is passed over, and what always stays stays', () => {
  expect(layColumns(columns, { shown: { name: false, color: true }, widths: { color: 300 } })).toEqual([name, origin])
})

test('one column at least is seen', () => {
  expect(layColumns([origin, weight], { shown: { origin: false } })).toEqual([origin, weight])
})
