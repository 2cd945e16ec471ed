import { expect, test } from 'vitest'
import { emptyFields, findGaps, getReadiness } from './gaps.ts'

const empty = { description: '', attributes: [], images: [{ image: '/files/1' }, { image: '/files/2' }], isEnabledPublicLink: false }
const nothingKnown = { codes: 0, tasks: 0, requiredAttributes: [{ id: 'harvest', name: 'Harvest year' }] }

const full = {
  image: '/files/1',
  description: 'Washed',
  category: { id: '1', name: 'Coffee' },
  valueChain: { id: '2', name: 'Coffee' },
  attributes: [{ label: 'Harvest year', value: '2026', type: 'number' as const, baseAttributeId: 'harvest' }],
  images: [
    { image: '/files/1', alt: 'Drying beds' },
    { image: '/files/2', caption: 'The mill' },
  ],
  isEnabledPublicLink: true,
}

test('names what an asset lacks, in the order in which it is filled in', () => {
  expect(findGaps(empty, nothingKnown).map(({ name, count, names }) => [name, count, ...names])).toEqual([
    ['image', 1],
    ['description', 1],
    ['category', 1],
    ['attributes', 1, 'Harvest year'],
    ['value_chain', 1],
    ['alt', 2],
    ['code', 1],
    ['task', 1],
    ['public_page', 1],
  ])
})

test('counts and names them by their tabs', () => {
  expect(emptyFields(empty, nothingKnown)).toEqual({
    general: { count: 2, labels: ['asset-page:gap.image', 'asset-page:gap.description'], names: [] },
    category: { count: 1, labels: ['names:categories.one'], names: [] },
    attributes: { count: 1, labels: ['asset-page:tab.attributes'], names: ['Harvest year'] },
    'value-chains': { count: 1, labels: ['asset-page:gap.value_chain'], names: [] },
    gallery: { count: 2, labels: ['asset-page:alt'], names: [] },
    discovery: { count: 1, labels: ['asset-page:gap.code'], names: [] },
    tasks: { count: 1, labels: ['asset-page:gap.task'], names: [] },
    public: { count: 1, labels: ['asset-page:gap.public_page'], names: [] },
  })
})

test('misses nothing that is there, and nothing that is not known', () => {
  expect(findGaps(full, { codes: 1, tasks: 2, requiredAttributes: [{ id: 'harvest', name: 'Harvest year' }] })).toEqual([])
  expect(findGaps({ ...full, attributes: [] }, {})).toEqual([])
})

test('counts what an asset has of what is asked of it and known', () => {
  const of = (...given: Parameters<typeof getReadiness>) => {
    const { done, all } = getReadiness(...given)
    return `${done} of ${all}`
  }
  expect([of(empty, nothingKnown), of(full, { codes: 1, tasks: 0, requiredAttributes: [] }), of({ ...full, images: [] }, {})]).toEqual([
    '0 of 9',
    '7 of 8',
    '5 of 5',
  ])
})
