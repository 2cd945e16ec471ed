import type { WidgetInput } from '@tracemark/api/schemas'
import type { FieldPlace, FieldTask, TaskList } from './guided-tasks.types.ts'

/** An organization's assets, as this device read them last. */
export interface OfflineTaskList {
  slug: string
  organization: { id: number; name: string }
  /** Who read them: the subject of the session. */
  subject: string
  places: readonly FieldPlace[]
  isPartial: boolean
}

/** A task's link, and what was read with it. */
export interface KeptLink {
  link: string
  asks?: readonly WidgetInput[] | undefined
  /** When its form was read, ISO 8601. */
  preparedAt?: string | undefined
}

/** An asset or unit that was looked at on this device. */
export interface KeptPlace {
  slug: string
  thingId: string
  /** '' for the asset itself. */
  itemId: string
  /** Absent once its reader has signed out: the links alone stay. */
  place?: FieldPlace | undefined
  tasks: readonly Omit<FieldTask, 'isPrepared' | 'asks'>[]
  history: TaskList['history']
  /** The server has told its tasks: where there are none, it has none. */
  isRead?: boolean
  /** By `linkKey`: whoever comes back to a task goes on with the run that was begun, and nobody else does. */
  links: { readonly [key: string]: KeptLink }
  /** When each task was done on this device last, ISO 8601. */
  done: { readonly [taskId: string]: string }
  /** ISO 8601. */
  seenAt: string
}

/** A place that can be shown. */
export type SeenPlace = KeptPlace & { place: FieldPlace }

/** Of a person's own link to a task. */
export const linkKey = (subject: string, taskId: string): string => `${subject} ${taskId}`

export const isSeen = (kept: KeptPlace | undefined): kept is SeenPlace => kept?.place !== undefined

export interface PlaceKey {
  slug: string
  thingId: string
  itemId?: string | undefined
}

/** What guided tasks keep beside runs: where tasks can be run and which, so that a round begins without a network. */
export interface OfflineCache {
  list: (slug: string) => Promise<OfflineTaskList | undefined>
  keepList: (list: OfflineTaskList) => Promise<void>
  places: (slug: string) => Promise<SeenPlace[]>
  place: (key: PlaceKey) => Promise<KeptPlace | undefined>
  /** Reads and writes in one step, so that two writers lose nothing of each other. */
  changePlace: (key: PlaceKey, change: (before: KeptPlace | undefined) => KeptPlace | undefined) => Promise<void>
  /** How many places of all organizations have a task that can begin without a network. */
  countDownloaded: () => Promise<number>
  /** Somebody else may look at this device next: what can be shown goes, each person's links to runs of theirs stay. */
  clear: () => Promise<void>
}

const DATABASE = 'tracemark-field'
const LISTS = 'lists'
const PLACES = 'places'

const awaitRequest = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const getKey = ({ slug, thingId, itemId = '' }: PlaceKey) => [slug, thingId, itemId]

const linksAlone = (links: KeptPlace['links']): KeptPlace['links'] =>
  Object.fromEntries(Object.entries(links).map(([key, { link }]) => [key, { link }]))

/** A database of its own: what it holds can be read again, and the runs beside it can't (docs/decisions/guided-tasks.md). */
export const createOfflineCache = (factory: IDBFactory): OfflineCache => {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const open = async () => {
    const request = factory.open(DATABASE, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(LISTS, { keyPath: 'slug' })
      request.result.createObjectStore(PLACES, { keyPath: ['slug', 'thingId', 'itemId'] })
    }
    const db = await awaitRequest(request)
    db.onclose = forget
    db.onversionchange = () => {
      db.close()
      forget()
    }
    return db
  }
  const database = () => {
    opened ??= open()
    opened.catch(forget)
    return opened
  }
  const store = async (name: string, mode: IDBTransactionMode) => (await database()).transaction(name, mode).objectStore(name)

  return {
    list: async (slug) => awaitRequest<OfflineTaskList | undefined>((await store(LISTS, 'readonly')).get(slug)),
    keepList: async (list) => void (await awaitRequest((await store(LISTS, 'readwrite')).put(list))),
    places: async (slug) => {
      const found = await awaitRequest<KeptPlace[]>((await store(PLACES, 'readonly')).getAll(IDBKeyRange.bound([slug], [slug, []])))
      return found.filter(isSeen).sort((a, b) => b.seenAt.localeCompare(a.seenAt))
    },
    place: async (key) => awaitRequest<KeptPlace | undefined>((await store(PLACES, 'readonly')).get(getKey(key))),
    changePlace: async (key, change) => {
      const places = await store(PLACES, 'readwrite')
      const after = change(await awaitRequest<KeptPlace | undefined>(places.get(getKey(key))))
      if (after) await awaitRequest(places.put(after))
    },
    countDownloaded: async () => {
      const kept = await awaitRequest<KeptPlace[]>((await store(PLACES, 'readonly')).getAll())
      return kept.filter((place) => isSeen(place) && Object.values(place.links).some(({ preparedAt }) => preparedAt !== undefined)).length
    },
    clear: async () => {
      await awaitRequest((await store(LISTS, 'readwrite')).clear())
      const places = await store(PLACES, 'readwrite')
      for (const { slug, thingId, itemId, history, links, seenAt } of await awaitRequest<KeptPlace[]>(places.getAll()))
        await awaitRequest(
          places.put({ slug, thingId, itemId, tasks: [], history, links: linksAlone(links), done: {}, seenAt } satisfies KeptPlace),
        )
    },
  }
}
