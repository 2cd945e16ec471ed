import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const StoredMail = z.object({ recipient: z.string(), subject: z.string(), text: z.string(), html: z.string(), sentAt: z.string() })
export type StoredMail = z.infer<typeof StoredMail> & { id: string }

const FILE = /^([0-9a-f-]{36})\.json$/
const SHOWN = 100

/** E-mails that were put into a folder because there is no mail server. */
export interface Mailbox {
  /** Newest first. */
  list(): Promise<StoredMail[]>
  find(id: string): Promise<StoredMail | undefined>
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export const openMailbox = (folder: string): Mailbox => {
  const read = async (id: string): Promise<StoredMail | undefined> => {
    try {
      return { id, ...StoredMail.parse(JSON.parse(await readFile(join(folder, `${id}.json`), 'utf8'))) }
    } catch (error) {
      if (isMissing(error)) return undefined
      throw error
    }
  }
  return {
    list: async () => {
      const names = await readdir(folder).catch((error: unknown) => {
        if (isMissing(error)) return []
        throw error
      })
      // Ids sort by time.
      const ids = names
        .flatMap((name) => FILE.exec(name)?.[1] ?? [])
        .toSorted()
        .toReversed()
      const mails = await Promise.all(ids.slice(0, SHOWN).map(read))
      return mails.filter((mail) => mail !== undefined)
    },
    find: (id) => (FILE.test(`${id}.json`) ? read(id) : Promise.resolve(undefined)),
  }
}
