import { expect, test } from 'vitest'
import { metadataRows, toMetadata } from './metadata.ts'

const metadata = { plant: 'SA-02', lots: 12, isExported: true }

test('metadata is rows of text while it is edited, and keeps its types', () => {
  const rows = metadataRows(metadata)
  expect(rows).toEqual([
    { key: 'isExported', value: 'true', type: 'boolean' },
    { key: 'lots', value: '12', type: 'number' },
    { key: 'plant', value: 'SA-02', type: 'string' },
  ])
  expect(toMetadata(rows)).toEqual(metadata)
  expect(metadataRows(undefined)).toEqual([])
})
