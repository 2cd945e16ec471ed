import type { AttributeLine } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { fillLines, isTable, readRows } from './paste-rows.ts'

const line = (key: string, label: string, value = '', type: AttributeLine['type'] = 'string') => ({ key, entry: { label, value, type } })
const lines = [line('a', 'Net weight', '1', 'number'), line('b', 'Process', 'Washed'), line('c', 'Variety')]

const own: AttributeLine[] = [
  { label: 'Lowest plot', value: '', type: 'number', unit: 'MTR', baseAttributeId: 'plot', source: 'own' },
  { label: 'Process', value: '', type: 'string', baseAttributeId: 'process', source: 'own' },
]

const fill = (text: string, from = 'a') => {
  const { lines: next, ...rest } = fillLines(lines, readRows(text), {
    from,
    getName: ({ label }) => (label === 'Variety' ? 'Sorte' : label),
    getLine: (name) => own.find(({ label }) => label === name),
    read: (cell, { type }) => (type === 'number' ? cell.replace(',', '.') : cell),
    createKey: () => 'new',
  })
  return { values: next.map(({ entry: { label, value } }) => `${label}=${value}`), ...rest }
}

test.each([
  ['one cell', 'Washed', [['Washed']], false],
  ['a column that ends with a line break', 'a\r\nb\r\n', [['a'], ['b']], true],
  [
    'rows of two',
    'Net weight\t69,5\nProcess\tWashed',
    [
      ['Net weight', '69,5'],
      ['Process', 'Washed'],
    ],
    true,
  ],
  ['an empty cell at the end', 'Net weight\t', [['Net weight', '']], true],
  ['cells that are quoted', '"a\tb"\t"says ""yes""\nand no"', [['a\tb', 'says "yes"\nand no']], true],
] as const)('reads %s', (_, text, rows, table) => {
  expect(readRows(text)).toEqual(rows)
  expect(isTable(readRows(text))).toBe(table)
})

test('a column fills values from its line on, and says what it had no line for', () => {
  expect(fill('69,5\nNatural\nCaturra\n12\n\n')).toEqual({
    values: ['Net weight=69.5', 'Process=Natural', 'Variety=Caturra'],
    filled: ['a', 'b', 'c'],
    added: [],
    left: ['12'],
  })
  expect(fill('Natural\nCaturra', 'b').values).toEqual(['Net weight=1', 'Process=Natural', 'Variety=Caturra'])
})

test('rows with names fill the lines that are called so in the language or as they are saved, and add the others', () => {
  expect(fill('net  Weight\t70\nsorte\tCaturra\nHarvest\t2026\n\tlost')).toEqual({
    values: ['Net weight=70', 'Process=Washed', 'Variety=Caturra', 'Harvest=2026'],
    filled: ['a', 'c', 'new'],
    added: ['Harvest'],
    left: ['lost'],
  })
})

test('a row with the name of a base attribute becomes its value, also where a free attribute was called so', () => {
  const { lines: next } = fillLines(lines, readRows('Lowest plot\t1650,5\nProcess\tNatural\nLowest plot\t1700,5\n'), {
    from: 'a',
    getName: ({ label }) => label,
    getLine: (name) => own.find(({ label }) => label === name),
    read: (cell, { type }) => (type === 'number' ? cell.replace(',', '.') : cell),
    createKey: () => 'new',
  })
  expect(next.map(({ entry }) => entry)).toEqual([
    lines[0]?.entry,
    { label: 'Process', value: 'Natural', type: 'string', baseAttributeId: 'process', source: 'own' },
    lines[2]?.entry,
    { label: 'Lowest plot', value: '1700.5', type: 'number', unit: 'MTR', baseAttributeId: 'plot', source: 'own' },
  ])
})
