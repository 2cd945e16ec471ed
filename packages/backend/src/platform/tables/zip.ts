import { Zip, ZipDeflate } from 'fflate'

export interface ZippedFile {
  name: string
  bytes: Uint8Array
}

/** Speed matters more than the last percent. */
const LEVEL = 1

/** A ZIP that is written while its files are made: never more than one of them is in memory. At most 65,535 files and 4 GB. */
export async function* writeZip(files: AsyncIterable<ZippedFile>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  for await (const { name, bytes } of files) {
    const entry = new ZipDeflate(name, { level: LEVEL })
    zip.add(entry)
    entry.push(bytes, true)
    yield* written.splice(0)
  }
  zip.end()
  yield* written
}
