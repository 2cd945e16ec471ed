import { RICH_TEXT_DEPTH_MAX, type RichTextFault, richTextFault } from '@tracemark/api/rules/rich-text/sanitize'
import { ProblemError } from '../platform/problem.ts'
import type { Store } from './store.ts'

/** A field of rich text, and how many characters it has at most, also in the form that pages read. */
export interface RichTextField {
  path: string[]
  max: number
}

const getMessage = (fault: RichTextFault, max: number): string =>
  fault === 'nested_too_deep'
    ? `must not have more than ${RICH_TEXT_DEPTH_MAX} elements inside one another`
    : `must not have more than ${max} characters, with its markup and escapes`

/** Fails with `invalid_content` where a page could not show all of this text. */
export const requireShowable = (html: string | undefined, { path, max }: RichTextField): void => {
  const fault = html === undefined ? undefined : richTextFault(html, max)
  if (fault)
    throw new ProblemError('invalid_content', {
      fields: [{ path, message: getMessage(fault, max), code: fault, ...(fault === 'too_long' && { params: { maximum: max } }) }],
    })
}

const textAt = (said: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce<unknown>((value, name) => Object(value)[name], said)
  return typeof found === 'string' ? found : undefined
}

/** Rows with rich text in this field, which is checked where it is written. */
export const withRichText = (store: Store, field: RichTextField): Store => ({
  ...store,
  insert: async (db, organizationId, entity) => {
    requireShowable(textAt(entity, field.path), field)
    return store.insert(db, organizationId, entity)
  },
  update: async (db, organizationId, id, change) => {
    requireShowable(textAt(change, field.path), field)
    return store.update(db, organizationId, id, change)
  },
})
