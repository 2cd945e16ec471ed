import type { LabelSize } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { readLooks, rememberLooks } from './remembered-looks.ts'

const storage = () => {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
}

const size: LabelSize = {
  unit: 'inch',
  pageWidth: 4,
  pageHeight: 6,
  columns: 1,
  rows: 1,
  labelWidth: 4,
  labelHeight: 6,
  left: 0,
  top: 0,
  gapX: 0,
  gapY: 0,
}
const first = { layout: 'avery_l7160', symbol: 'qr' }

test('labels begin with what the organization printed on last, and a size stays with other layouts', () => {
  const device = storage()
  expect(readLooks(device, 101)).toEqual(first)
  rememberLooks(device, 101, { layout: 'custom', symbol: 'data_matrix', size })
  expect([readLooks(device, 101), readLooks(device, 102)]).toEqual([{ layout: 'custom', symbol: 'data_matrix', size }, first])
  rememberLooks(device, 101, { layout: 'avery_5163', symbol: 'qr' })
  expect(readLooks(device, 101)).toEqual({ layout: 'avery_5163', symbol: 'qr', size })
})

test.each([
  ['nothing that can be read', '{'],
  ['a layout that is not there any more', '{"layout":"avery_1","symbol":"qr"}'],
  ['a size that does not fit', JSON.stringify({ layout: 'custom', symbol: 'qr', size: { ...size, labelWidth: 5 } })],
])('%s is as at first', (_, kept) => {
  const device = storage()
  device.entries.set('tracemark.labels.101', kept)
  expect(readLooks(device, 101)).toEqual(first)
})
