import { addresses } from '../../addresses/index.ts'
import type { SearchResult } from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'

/** What of the organization can be searched for, in the order in which equally good ones are shown. */
export const searchable = ({ tables, interactions, organization }: MockState, organizationId: number): SearchResult[] => {
  const org = organization(organizationId).slug
  const getName = (thingId: string) => tables.assets.get(organizationId, thingId).name
  return [
    ...tables.assets.of(organizationId).map(({ id, name, description }) => ({
      title: name,
      text: description,
      url: addresses.assets.one.to({ org, thingId: id }),
    })),
    ...tables.variants.of(organizationId).map(({ id, name, variantId, thingId }) => ({
      title: name,
      text: `${variantId} · ${getName(thingId)}`,
      url: addresses.variants.one.to({ org, thingId, variantId: id }),
    })),
    ...tables.units
      .of(organizationId)
      .filter(({ hidden }) => !hidden)
      .map(({ id, name, thingId }) => ({
        title: name,
        text: getName(thingId),
        url: addresses.units.one.to({ org, thingId, unitId: id }),
      })),
    ...tables.tasks.of(organizationId).map(({ id, name, description = '' }) => ({
      title: name,
      text: description,
      url: `${addresses.interactions.list.to({ org })}?task=${id}`,
    })),
    ...tables.valueChains.of(organizationId).map(({ id, name, description }) => ({
      title: name,
      text: description,
      url: addresses['value-chains'].one.to({ org, id }),
    })),
    ...tables.categories.of(organizationId).map(({ id, name, description = '' }) => ({
      title: name,
      text: description,
      url: addresses.categories.one.to({ org, id }),
    })),
    ...interactions
      .filter(({ orgId }) => orgId === organizationId)
      .map(({ _id, name, thing }) => ({ title: name, text: thing.name, url: addresses.interactions.one.to({ org, interactionId: _id }) })),
  ]
}
