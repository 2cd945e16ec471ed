import { isTooDeep, RICH_TEXT_DEPTH_MAX } from '@tracemark/api/rules/rich-text/sanitize'
import type { Store } from '../db/store.ts'
import { ProblemError } from '../problem.ts'

/** Fails with `invalid_content` where elements of this field stand too deep in one another to be shown. */
export const requireShallow = (html: string | undefined, path: string[]): void => {
  if (html === undefined || !isTooDeep(html)) return
  const message = `must not have more than ${RICH_TEXT_DEPTH_MAX} elements inside one another`
  throw new ProblemError('invalid_content', { fields: [{ path, message, code: 'nested_too_deep' }] })
}

const textAt = (said: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>((value, name) => Object(value)[name], said)
  return typeof found === 'string' ? found : undefined
}

/** Rows with rich text in this field, which is checked where it is written. */
export const withRichText = (store: Store, path: string[]): Store => ({
  ...store,
  insert: async (db, organizationId, entity) => {
    requireShallow(textAt(entity, path), path)
    return store.insert(db, organizationId, entity)
  },
  update: async (db, organizationId, id, change) => {
    requireShallow(textAt(change, path), path)
    return store.update(db, organizationId, id, change)
  },
})
