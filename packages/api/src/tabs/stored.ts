import type * as z from 'zod/mini'

/** One validated value in the tab's storage. What can't be read is as good as absent; storage that refuses to write is passed over. */
export interface Stored<Value> {
  read: () => Value | undefined
  write: (value: Value | undefined) => void
}

export const createStored = <Schema extends z.ZodMiniType>(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  key: string,
  schema: Schema,
): Stored<z.output<Schema>> => ({
  read: () => {
    try {
      return schema.parse(JSON.parse(storage.getItem(key) ?? ''))
    } catch {
      return undefined
    }
  },
  write: (value) => {
    try {
      if (value === undefined) storage.removeItem(key)
      else storage.setItem(key, JSON.stringify(value))
    } catch {
      // A full or forbidden storage leaves the value in memory: it lasts until the tab reloads.
    }
  },
})
