import { addresses } from '@tracemark/api/addresses'
import { CollectionRule } from '@tracemark/api/schemas'

/** Of the list of interactions, narrowed to what a collection holds, however long ago it was recorded. */
export const writeCollectionAddress = (org: string, id: string): string =>
  `${addresses.interactions.list.to({ org })}?${new URLSearchParams({ collection: id, range: 'all' })}`

const RULE = 'new.rule'

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** In the address of a new collection: its rule. */
export const writeRule = (rule: CollectionRule): string => String(new URLSearchParams({ [RULE]: JSON.stringify(rule) }))

/** The rule that the address of a new collection has; none where it can't be read. */
export const readRule = (params: URLSearchParams): CollectionRule | undefined =>
  CollectionRule.safeParse(parse(params.get(RULE) ?? '')).data
