import { open, readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'

const FILES_AT_ONCE = 16
const NAME = /^\d{16}\.log$/

/** Files are named by the entry that they follow, so that their order is that of their names. */
export const journalFileName = (after: number): string => `${String(after).padStart(16, '0')}.log`

/** The entry that a file follows, by its name. */
export const readStart = (file: string): number => Number.parseInt(basename(file), 10)

/** Oldest first. */
export const journalFiles = async (folder: string): Promise<string[]> => {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names
    .filter((name) => NAME.test(name))
    .toSorted()
    .map((name) => join(folder, name))
}

/** Puts a file, or the list of names in a folder, onto the disk. */
const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Puts the names of the files in a folder onto the disk. Windows has no such call, and needs none. */
export const syncNames = async (folder: string): Promise<void> => {
  if (process.platform !== 'win32') await syncPath(folder)
}

/** Puts a folder with all that is in it onto the disk. */
export const syncFolder = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const rest = files.values()
  await Promise.all(
    Array.from({ length: FILES_AT_ONCE }, async () => {
      for (const file of rest) await syncPath(file)
    }),
  )
  for (const inner of entries.filter((entry) => entry.isDirectory())) await syncNames(join(inner.parentPath, inner.name))
  await syncNames(folder)
}
