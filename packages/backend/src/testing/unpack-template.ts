import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'

/** The embedded database of the tests, as it lies on a disk. Gives its folder. */
export const unpackTemplate = async (directory: string): Promise<string> => {
  const template = inject('template')
  if (template.kind !== 'pglite') throw new TypeError('The template is no embedded database.')
  const dump = new Blob([new Uint8Array(await readFile(template.dumpPath))])
  const pglite = await PGlite.create({ dataDir: directory, loadDataDir: dump })
  await pglite.close()
  return directory
}
