import { expect, test } from 'vitest'
import { toSearchResults } from './organization-search.ts'

test('what is found says what it is, and only what has a page is shown', () => {
  const found = [
    'things/1',
    'things/1/variants/2',
    'things/1/units/3',
    'interactions/4',
    'interactions?task=5',
    'settings/value-chains/6',
  ].map((page) => ({ title: page, text: '', url: `/org/sierra-alta/${page}` }))
  expect(toSearchResults((key) => key, found).map(({ title, kind, icon }) => [title, kind, icon])).toEqual([
    ['things/1', 'assets:one', 'leaf'],
    ['things/1/variants/2', 'variants:one', 'layers'],
    ['things/1/units/3', 'units:one', 'code'],
    ['interactions/4', 'interactions:one', 'interactions'],
    ['interactions?task=5', 'tasks:one', 'task'],
    ['settings/value-chains/6', 'value-chains:one', 'link'],
  ])
})
