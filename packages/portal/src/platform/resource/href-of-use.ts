import { addresses } from '@tracemark/api/addresses'
import { contract, type Endpoint } from '@tracemark/api/contract'
import type { Use } from '@tracemark/api/schemas'

interface Used {
  id: string
  name: string
}

interface Place {
  org: string
  may: (call: Pick<Endpoint, 'permissions'>) => boolean
}

/** Filters of the list of assets that go by what an asset names. */
const ofAssets: readonly string[] = ['categoryId', 'valueChainId', 'templateId', 'taskId']

/** Where those that refer to an entity are listed. Undefined where no list tells them apart, or the person may not see it. */
export const hrefOfUse = ({ kind, by = '', hidden }: Use, { id, name }: Used, { org, may }: Place): string | undefined => {
  const withQuery = (list: string, query: Record<string, string>) => {
    const search = new URLSearchParams({ ...query, ...(hidden && { hidden: 'true' }) }).toString()
    return search === '' ? list : `${list}?${search}`
  }
  const { assets, documents, interactions, units, variants } = addresses
  if (kind === 'assets' && ofAssets.includes(by) && may(contract.assets.list)) return withQuery(assets.list.to({ org }), { [by]: id })
  if (kind === 'variants' && by === 'thingId' && may(contract.variants.list)) return variants.list.to({ org, thingId: id })
  if (kind === 'units' && may(contract.units.list))
    return by === 'thingId' ? withQuery(units.list.to({ org, thingId: id }), {}) : withQuery(units.all.to({ org }), { [by]: id })
  if (kind === 'interactions' && by !== '' && may(contract.interactions.list))
    return withQuery(interactions.list.to({ org }), { ...(by === 'taskId' ? { task: id } : { search: name }), range: 'all' })
  if (kind === 'documents' && by === 'valueChainElementId' && may(contract.documents.list))
    return withQuery(documents.list.to({ org }), { [by]: id })
  return undefined
}
