import { readCode, takeScan } from '@tracemark/api/rules'
import type { TaskAsset } from '@tracemark/api/schemas'
import { loggedAs } from '../shared/logger.ts'
import { LISTED_ASSETS, RECENT_UNITS } from './guided-tasks.constants.ts'
import { type Call, type GuidedTasksDependencies, getPlaceKey, isSamePlace, toAddress } from './guided-tasks.dependencies.ts'
import type { FieldPlace, FieldTask, GuidedAddress, Holding, PlaceList, TaskList } from './guided-tasks.types.ts'
import { isSeen, type KeptPlace, linkKey, type SeenPlace } from './offline-cache.ts'
import { createPreferServer } from './prefer-server.ts'
import type { PreparedLinks } from './prepared-links.ts'

const PER_PAGE = 100
const toTask = ({ id, taskId, task: { name, description, image } }: TaskAsset) => ({ id, taskId, name, description, image })
const later = (a: string | undefined, b: string | undefined) => ((a ?? '') > (b ?? '') ? a : b)

/** Where tasks can be run, and which: from the server, and as this device read it last where the server can't be reached. */
export const createFieldLists = (dependencies: GuidedTasksDependencies, { isPrepared }: PreparedLinks) => {
  const { client, organization, holder, viewer, cache, now, logger } = dependencies
  const { id: org, slug } = organization
  const preferServer = createPreferServer(viewer)
  const unread = <StandIn>(standIn: StandIn) => loggedAs(logger, 'What this device keeps could not be read.', standIn)
  const unkept = loggedAs(logger, 'This device could not keep it.', undefined)

  const withLinks = async ({ tasks, links, done }: SeenPlace): Promise<FieldTask[]> =>
    Promise.all(
      tasks.map(async (task) => {
        const kept = links[linkKey(holder, task.id)]
        return { ...task, asks: kept?.asks, isPrepared: await isPrepared(kept), doneAt: later(task.doneAt, done[task.id]) }
      }),
    )

  const asList = async (kept: SeenPlace, source: TaskList['source']): Promise<TaskList> => ({
    place: kept.place,
    tasks: await withLinks(kept),
    source,
    history: kept.history,
  })

  const findHolding = async (seen: SeenPlace): Promise<Holding> => {
    const tasks = await withLinks(seen)
    const ready = tasks.filter((task) => task.isPrepared)
    const [since] = ready.flatMap(({ id }) => seen.links[linkKey(holder, id)]?.preparedAt ?? []).sort()
    return { kind: 'kept', ready: ready.length, total: tasks.length, since }
  }

  /** What this device has of every place that it saw. */
  const readHoldings = async (seen: readonly SeenPlace[]) => {
    const held = await Promise.all(seen.map(async (each) => ({ ...each, holding: await findHolding(each) })))
    return (place: FieldPlace) => {
      const found = held.find((each) => isSamePlace(each.place, place))
      const isKept = found !== undefined && (found.holding.ready > 0 || (found.isRead === true && found.tasks.length === 0))
      return isKept ? { ...place, holding: found.holding } : place
    }
  }

  const readPlaces = async ({ signal }: { signal: AbortSignal }): Promise<PlaceList> => {
    const [kept, seen] = await Promise.all([cache.list(slug), cache.places(slug)]).catch(unread([undefined, []] as const))
    const withHolding = await readHoldings(seen).catch(unread((place: FieldPlace) => place))
    const recent = seen
      .flatMap(({ place }) => (place.item ? [place] : []))
      .slice(0, RECENT_UNITS)
      .map(withHolding)
    return preferServer(
      signal,
      kept && { places: kept.places.map(withHolding), recent, isPartial: kept.isPartial, source: 'kept' as const },
      async (within) => {
        const places: FieldPlace[] = []
        let pages = 1
        for (let page = 1; page <= Math.min(pages, LISTED_ASSETS / PER_PAGE); page += 1) {
          const answer = await client.assets.list({ query: { page, perPage: PER_PAGE, status: 0 } }, { signal: within, retry: false })
          places.push(...answer.items.map(({ id, name, image }) => ({ thing: { id, name, image } })))
          pages = answer.totalPages
        }
        const isPartial = pages > LISTED_ASSETS / PER_PAGE
        // A device that keeps nothing works as long as there is a network.
        await cache.keepList({ slug, organization: { id: org, name: organization.name }, subject: holder, places, isPartial }).catch(unkept)
        return { places: places.map(withHolding), recent, isPartial, source: 'server' as const }
      },
    )
  }

  const lookUp = async ({ input, signal }: Call<{ code: string }>): Promise<FieldPlace> => {
    const read = readCode(input.code)
    const code = read.kind === 'label' ? (read.unit ?? input.code) : takeScan(input.code)
    const known = (await cache.places(slug).catch(unread([]))).find(({ place }) => place.item?.name === code || place.item?.id === code)
    const place = await preferServer(signal, known?.place, async (within) => {
      const { thing, item } = await client.identificationCodes.lookup(
        { query: { code: takeScan(input.code) } },
        { signal: within, retry: false },
      )
      return { thing, ...(item && { item: { id: item.id, name: item.name } }) }
    })
    const key = getPlaceKey(slug, toAddress(place))
    const begun = { tasks: [], history: 'device', links: {}, done: {} } as const
    await cache
      .changePlace(key, (before) => ({ ...key, itemId: key.itemId ?? '', ...(before ?? begun), place, seenAt: now().toISOString() }))
      .catch(unkept)
    return place
  }

  /** When each task was last done here, by anyone. */
  const lastDone = async ({ thingId, itemId }: GuidedAddress, signal: AbortSignal): Promise<Map<string, string>> => {
    if (viewer()?.readsRecords !== true) return new Map()
    const answer = await client.interactions.list({ query: { thingId, perPage: PER_PAGE } }, { signal, retry: false })
    const dates = new Map<string, string>()
    for (const { task, item, recordDate } of answer.items)
      if (itemId === undefined || item?.id === itemId) dates.set(task.id, later(dates.get(task.id), recordDate) ?? recordDate)
    return dates
  }

  const findPlace = async ({ thingId = '', itemId }: GuidedAddress, known: FieldPlace | undefined, signal: AbortSignal) => {
    if (known) return known
    const [{ id, name, image }, item] = await Promise.all([
      client.assets.get({ params: { id: thingId } }, { signal, retry: false }),
      itemId === undefined ? undefined : client.units.get({ params: { id: itemId } }, { signal, retry: false }),
    ])
    return { thing: { id, name, image }, ...(item && { item: { id: item.id, name: item.name } }) }
  }

  /** What the server says of a place's tasks, beside what this device kept of them. */
  const askTasks = async (address: GuidedAddress, known: FieldPlace | undefined, signal: AbortSignal) => {
    const key = getPlaceKey(slug, address)
    const [place, list, dates] = await Promise.all([
      findPlace(address, known, signal),
      client.assets.tasks({ params: { id: key.thingId }, query: { perPage: PER_PAGE, allowInherited: 1 } }, { signal, retry: false }),
      lastDone(address, signal).catch(loggedAs(logger, 'When the tasks were last done could not be read.', new Map<string, string>())),
    ])
    const tasks = list.items
      // What the system keeps by itself is no work of anybody's.
      .filter(({ task, expiration }) => !task.automatic && (expiration === undefined || Date.parse(expiration) > now().getTime()))
      .map((row) => ({ ...toTask(row), doneAt: dates.get(row.taskId) }))
    const history = viewer()?.readsRecords ? 'organization' : 'device'
    return (earlier: KeptPlace | undefined): SeenPlace => ({
      ...{ slug, thingId: key.thingId, itemId: key.itemId ?? '', place, tasks, history, isRead: true, seenAt: now().toISOString() },
      links: earlier?.links ?? {},
      done: earlier?.done ?? {},
    })
  }

  const readTasks = async ({ input: { address }, signal }: Call<{ address: GuidedAddress }>): Promise<TaskList> => {
    const key = getPlaceKey(slug, address)
    const before = await cache.place(key).catch(unread(undefined))
    const kept = isSeen(before) && before.tasks.length > 0 ? await asList(before, 'kept') : undefined
    return preferServer(signal, kept, async (within) => {
      const next = await askTasks(address, before?.place, within)
      await cache.changePlace(key, next).catch(unkept)
      return asList(next(before), 'server')
    })
  }

  /** Keeps a place's tasks as the server has them, or fails. */
  const bringTasks = async (place: FieldPlace, signal: AbortSignal): Promise<TaskList> => {
    const key = getPlaceKey(slug, toAddress(place))
    const before = await cache.place(key)
    const next = await askTasks(toAddress(place), place, signal)
    await cache.changePlace(key, next)
    return asList(next(before), 'server')
  }

  const readHolding = async (place: FieldPlace): Promise<Holding> => {
    const kept = await cache.place(getPlaceKey(slug, toAddress(place)))
    return isSeen(kept) ? findHolding(kept) : { kind: 'kept', ready: 0, total: 0 }
  }

  return { readPlaces, lookUp, readTasks, bringTasks, readHolding }
}

export type FieldLists = ReturnType<typeof createFieldLists>
