import { expect, test } from 'vitest'
import { createDecoder } from './decoder.ts'
import { createNativeDecoder, type DetectorClass } from './native-decoder.ts'

const native = (supported: readonly string[], found: readonly { rawValue: string; format: string }[]): DetectorClass =>
  class {
    static getSupportedFormats = async () => supported
    detect = async () => found
  }

const picture = {} as ImageBitmap

test("the browser's own reader is taken where it knows every format", async () => {
  const decode = await createDecoder(['qr_code', 'ean_13'], native(['ean_13', 'qr_code', 'aztec'], [{ rawValue: 'A', format: 'qr_code' }]))
  expect(await decode(picture)).toEqual({ text: 'A', format: 'qr_code' })
})

test.each([
  ['nothing', []],
  ['an empty code', [{ rawValue: '', format: 'qr_code' }]],
  ['a format that was not asked for', [{ rawValue: 'A', format: 'aztec' }]],
])('%s is no code', async (_, found) => {
  const decode = await createNativeDecoder(['qr_code'], native(['qr_code'], found))
  expect(await decode?.(picture)).toBeUndefined()
})

test('it is not taken where it lacks one', async () => {
  expect(await createNativeDecoder(['qr_code', 'data_matrix'], native(['qr_code'], []))).toBeUndefined()
  expect(await createNativeDecoder(['qr_code'], undefined)).toBeUndefined()
})
