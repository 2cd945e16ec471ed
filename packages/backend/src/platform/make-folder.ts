import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'

const hasCode = (error: unknown, code: string): boolean => error instanceof Error && 'code' in error && error.code === code

const makeOneFolder = async (folder: string): Promise<void> => {
  await mkdir(folder).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error
  })
}

/**
 * Makes a folder and those above it. Node's own `recursive` never comes back from below /proc, which takes no folders and says that they
 * lack a parent.
 */
export const makeFolder = async (folder: string): Promise<void> => {
  await makeOneFolder(folder).catch(async (error: unknown) => {
    const parent = dirname(folder)
    if (!hasCode(error, 'ENOENT') || parent === folder) throw error
    await makeFolder(parent)
    await makeOneFolder(folder)
  })
}
