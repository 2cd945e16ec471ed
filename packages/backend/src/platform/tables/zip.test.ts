import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { writeZip, type ZippedFile } from './zip.ts'

async function* files(...all: ZippedFile[]) {
  yield* all
}

const read = async (parts: AsyncIterable<Uint8Array>) => {
  const entries = Object.entries(unzipSync(Buffer.concat(await Array.fromAsync(parts))))
  return entries.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])
}

test('files come out as they went in, in their order', async () => {
  const text = 'name,uniqueId\r\n'.repeat(100)
  const one = { name: 'b.csv', bytes: new TextEncoder().encode(text) }
  expect(await read(writeZip(files(one, { name: 'a.csv', bytes: new Uint8Array() })))).toEqual([
    ['b.csv', text],
    ['a.csv', ''],
  ])
})

test('without files it is an archive still', async () => {
  expect(await read(writeZip(files()))).toEqual([])
})
