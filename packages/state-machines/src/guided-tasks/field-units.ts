import { hasWords } from '@tracemark/api/rules'
import { loggedAs } from '../shared/logger.ts'
import { RECENT_UNITS } from './guided-tasks.constants.ts'
import type { Call, GuidedTasksDependencies } from './guided-tasks.dependencies.ts'
import type { FieldUnit, UnitList, UnitQuery } from './guided-tasks.types.ts'
import { linkKey, type SeenPlace } from './offline-cache.ts'
import { createPreferServer } from './prefer-server.ts'
import type { PreparedLinks } from './prepared-links.ts'

const PER_PAGE = 100

/**
 * Units of an asset: from the server, a page at a time. Where the server can't be reached, those that were opened on this device, as
 * no other unit's tasks can be begun without it.
 */
export const createUnitReader = (
  { client, organization, holder, viewer, cache, logger }: GuidedTasksDependencies,
  { isPrepared }: Pick<PreparedLinks, 'isPrepared'>,
) => {
  const { slug } = organization
  const preferServer = createPreferServer(viewer)

  const isHeld = async ({ tasks, links }: SeenPlace) => {
    const prepared = await Promise.all(tasks.map(({ id }) => isPrepared(links[linkKey(holder, id)])))
    return prepared.includes(true)
  }

  return async ({ input: { thingId, thing: known, search, page }, signal }: Call<UnitQuery>): Promise<UnitList> => {
    const seen = (await cache.places(slug).catch(loggedAs(logger, 'What this device keeps could not be read.', []))).filter(
      ({ place, tasks }) => place.thing.id === thingId && tasks.length > 0,
    )
    const opened: FieldUnit[] = seen.flatMap(({ place: { item } }) => (item ? [item] : []))
    const held = (await Promise.all(seen.filter(({ place }) => place.item).map(isHeld))).filter(Boolean).length
    const thing = known ?? seen[0]?.place.thing
    const found = opened.filter(({ name }) => hasWords(search, name))
    const kept: UnitList | undefined =
      thing && page === 1 && seen.length > 0 ? { thing, units: found, recent: [], total: found.length, held, source: 'kept' } : undefined
    return preferServer(signal, kept, async (within) => {
      const query = { thingId, page, perPage: PER_PAGE, ...(search !== '' && { search }) }
      const [asset, { items, totalItems }] = await Promise.all([
        thing ?? client.assets.get({ params: { id: thingId } }, { signal: within, retry: false }),
        client.units.list({ query }, { signal: within, retry: false }),
      ])
      return {
        thing: { id: asset.id, name: asset.name, image: asset.image },
        units: items.map(({ id, name, sequenceNumber, variantName }) => ({ id, name, sequenceNumber, variantName })),
        recent: opened.slice(0, RECENT_UNITS),
        total: totalItems,
        held,
        source: 'server',
      }
    })
  }
}
