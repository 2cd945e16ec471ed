import { expect, test, vi } from 'vitest'
import { createCopies } from './copies.ts'

test('a row that was duplicated opens its copy, another one nothing', () => {
  const open = vi.fn()
  const copies = createCopies('Open copy', open)
  copies.add('original', 'copy')
  expect([copies.opens('original'), copies.opens('other')]).toEqual([{ label: 'Open copy', onSelect: expect.any(Function) }, undefined])
  copies.opens('original')?.onSelect()
  expect(open.mock.calls).toEqual([['copy']])
})
