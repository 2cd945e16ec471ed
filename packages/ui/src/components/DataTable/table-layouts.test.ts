import { expect, test } from 'vitest'
import { layColumns, moveField, shownFields, widenForContent } from './table-layouts.ts'
import type { DataTableColumn } from './types.ts'

const text = () => ''
const name: DataTableColumn<object> = { field: 'name', header: 'Name', text, hideable: false }
const origin: DataTableColumn<object> = { field: 'origin', header: 'Origin', text, flex: 2 }
const weight: DataTableColumn<object> = { field: 'weight', header: 'Weight', text, width: 90, hiddenAtFirst: true }
const columns = [name, origin, weight]
const shown = (layout: Parameters<typeof shownFields>[1], of = columns) => [...shownFields(of, layout)]

test('without a choice the columns are as at first', () => {
  expect([layColumns(columns, {}).map(({ field }) => field), shown({})]).toEqual([
    ['name', 'origin', 'weight'],
    ['name', 'origin'],
  ])
})

test('chosen widths and order hold; a column that is new since comes last', () => {
  expect(layColumns(columns, { order: ['weight', 'name'], widths: { weight: 40 } })).toMatchObject([{ ...weight, width: 40 }, name, origin])
})

test('a field that is no column any more is skipped, and what always stays stays', () => {
  expect([
    layColumns(columns, { order: ['color', 'origin'], widths: { color: 300 } }).map(({ field }) => field),
    shown({ shown: { name: false, color: true, weight: true } }),
  ]).toEqual([
    ['origin', 'name', 'weight'],
    ['name', 'origin', 'weight'],
  ])
})

test('a column that nobody made narrower has room for its head', () => {
  expect(
    layColumns(
      [
        { ...name, minWidth: 60 },
        { ...weight, header: 'Weight of all bags, in kilograms' },
      ],
      {},
    ),
  ).toMatchObject([{ minWidth: 73 }, { width: 230 }])
})

test('a column is as wide as its cells need, the first before the others, as far as the room goes', () => {
  const row = { code: 'GEN-CEDRAL-00237', variant: 'Vereda Cañaveral' }
  const identified: DataTableColumn<typeof row>[] = [
    { field: 'code', header: 'Unit', text: ({ code }) => code, cut: 'middle', minWidth: 128 },
    { field: 'status', header: 'Status', text: () => 'OK', flex: 0, minWidth: 90, beside: 60 },
    { field: 'variant', header: 'Variant', text: ({ variant }) => variant, cut: 'middle' },
    { field: 'day', header: 'Day', text: () => '29 Nov 2026', width: 80 },
  ]
  const fields = new Set(['code', 'status', 'variant', 'day'])
  const widthsIn = (room: number) => widenForContent(identified, fields, [row], room).map(({ width, minWidth }) => width ?? minWidth)
  expect([widthsIn(300), widthsIn(420), widthsIn(440), widthsIn(900)]).toEqual([
    [128, 90, 100, 80],
    [150, 90, 100, 80],
    [161, 99, 100, 80],
    [161, 103, 143, 80],
  ])
})

const many: DataTableColumn<object>[] = [
  { ...name, minWidth: 200, card: 'title', cut: 'middle' },
  { field: 'code', header: 'Code', text, width: 100, card: 'line' },
  { field: 'created', header: 'Created', text, width: 100, card: 'foot' },
  { field: 'author', header: 'Author', text, width: 100 },
  { field: 'bags', header: 'Bags', text, width: 100, card: 'aside' },
  { field: 'status', header: 'Status', text, width: 100, card: 'badge' },
]

test.each([
  [700, ['name', 'code', 'created', 'author', 'bags', 'status']],
  [699, ['name', 'code', 'created', 'bags', 'status']],
  [500, ['name', 'code', 'bags', 'status']],
  [400, ['name', 'code', 'status']],
  [100, ['name', 'status']],
])('in %i pixels the least important columns go, never the name nor the state', (room, fields) => {
  expect([...shownFields(many, {}, room)]).toEqual(fields)
})

test('the name is read as a whole before less than a line of a card is shown', () => {
  const named = many.map((column) => ({ ...column, cut: undefined }))
  expect([[...shownFields(named, {}, 699)], [...shownFields(named, {}, 400)]]).toEqual([
    ['name', 'code', 'bags', 'status'],
    ['name', 'code', 'status'],
  ])
})

test('what a person asked for stays, and a column may say how important it is', () => {
  const told = many.map((column) => (column.field === 'created' ? { ...column, priority: 4 } : column))
  expect([[...shownFields(many, { shown: { author: true } }, 400)], [...shownFields(told, {}, 400)]]).toEqual([
    ['name', 'author', 'status'],
    ['name', 'created', 'status'],
  ])
})

test('at least one column is seen', () => {
  expect(shown({ shown: { origin: false } }, [origin, weight])).toEqual(['origin', 'weight'])
})

test('a column changes places with its next that is seen, and stays at the end', () => {
  const fields = ['name', 'weight', 'origin']
  const seen = new Set(['name', 'origin'])
  expect([moveField(fields, seen, 'name', 1), moveField(fields, seen, 'origin', 1)]).toEqual([['origin', 'weight', 'name'], fields])
})
