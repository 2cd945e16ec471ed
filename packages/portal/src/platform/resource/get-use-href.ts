import { addresses } from '@tracemark/api/addresses'
import { contract, type Endpoint } from '@tracemark/api/contract'
import type { Use, UseKind } from '@tracemark/api/schemas'

interface Place {
  org: string
  may: (call: Pick<Endpoint, 'permissions'>) => boolean
}

/** Filters of the list of assets that go by what an asset names. */
const ofAssets: readonly string[] = ['categoryId', 'valueChainId', 'templateId', 'taskId']

/** Filters of the list of interactions, by what an interaction names. */
const ofInteractions: Readonly<Partial<Record<string, string>>> = { taskId: 'task', thingId: 'thing', itemId: 'item' }

/** Where those that refer to an entity are listed. Undefined where no list tells them apart, or the person may not see it. */
export const getUseHref = ({ kind, by = '', hidden }: Use, { id }: { id: string }, { org, may }: Place): string | undefined => {
  const withQuery = (list: string, query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, ...(hidden && { hidden: 'true' }) }).toString()
    return search === '' ? list : `${list}?${search}`
  }
  const { assets, documents, interactions, units, variants } = addresses
  if (kind === 'assets' && ofAssets.includes(by) && may(contract.assets.list)) return withQuery(assets.list.to({ org }), { [by]: id })
  if (kind === 'variants' && by === 'thingId' && may(contract.variants.list)) return variants.list.to({ org, thingId: id })
  if (kind === 'units' && may(contract.units.list))
    return by === 'thingId' ? withQuery(units.list.to({ org, thingId: id }), {}) : withQuery(units.all.to({ org }), { [by]: id })
  const filter = ofInteractions[by]
  if (kind === 'interactions' && filter !== undefined && may(contract.interactions.list))
    return withQuery(interactions.list.to({ org }), { [filter]: id, range: 'all' })
  if (kind === 'documents' && by === 'valueChainElementId' && may(contract.documents.list))
    return withQuery(documents.list.to({ org }), { [by]: id })
  return undefined
}

/** The page of one that is told by name. */
export const getEntityHref = (kind: UseKind, id: string, { org, may }: Place): string | undefined => {
  if (kind === 'assets' && may(contract.assets.get)) return addresses.assets.one.to({ org, thingId: id })
  if (kind === 'categories' && may(contract.categories.get)) return addresses.categories.one.to({ org, id })
  if (kind === 'support-profiles' && may(contract.supportProfiles.get)) return addresses['support-profiles'].one.to({ org, id })
  return undefined
}
