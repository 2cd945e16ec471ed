import type { WidgetInput } from '@tracemark/api/schemas'
import type { StorageTrouble } from '../device-runs/storage-trouble.ts'
import type { Failure } from '../shared/failure.ts'

/** What tasks are run for: an asset, or one of its units. */
export interface FieldPlace {
  thing: { id: string; name: string; image?: string | undefined }
  item?: { id: string; name: string } | undefined
}

/** A unit among those of its asset. */
export interface FieldUnit {
  id: string
  name: string
  /** Absent where this device knows no more than the name. */
  sequenceNumber?: number | undefined
  variantName?: string | undefined
}

/** A task that can be run at a place. */
export interface FieldTask {
  /** Of the task at the asset. */
  id: string
  taskId: string
  name: string
  description?: string | undefined
  image?: string | undefined
  /** Kinds of its questions, in their order; absent until this device has read them. */
  asks?: readonly WidgetInput[] | undefined
  /** When it was done here last, ISO 8601, as far as is known. */
  doneAt?: string | undefined
  /** This device can run it without a network. */
  isPrepared: boolean
}

/** `kept`: without the server, as this device read it last. */
export type Source = 'server' | 'kept'

/** Why a download brought less than all: the server was not reached or refused it, or this device keeps nothing. */
export type DownloadTrouble = { failure: Failure } | { storage: StorageTrouble }

/** How many of a place's tasks this device can run without a network, since when (the oldest of them), and whether more of them come. */
export type Holding = { ready: number; total: number; since?: string | undefined } & (
  | { kind: 'kept' | 'downloading' }
  | { kind: 'failed'; trouble: DownloadTrouble }
)

/** A place to choose; without a `holding` this device has none of its tasks. */
export interface ListedPlace extends FieldPlace {
  holding?: Holding | undefined
}

export interface PlaceList {
  places: readonly ListedPlace[]
  /** Units that were looked up on this device, newest first. */
  recent: readonly ListedPlace[]
  /** More assets than the list holds. */
  isPartial: boolean
  source: Source
}

/** Units of an asset that a search finds, as many pages of them as were asked for. */
export interface UnitList {
  thing: FieldPlace['thing']
  units: readonly FieldUnit[]
  /** Those that were opened on this device, newest first. */
  recent: readonly FieldUnit[]
  /** How many the search finds in all. */
  total: number
  /** How many of the asset's units have a task on this device that can begin without a network. */
  held: number
  source: Source
}

export interface UnitQuery {
  thingId: string
  /** The asset, once it was read. */
  thing?: FieldPlace['thing'] | undefined
  search: string
  /** Counts from 1. */
  page: number
}

export interface TaskList {
  place: FieldPlace
  tasks: readonly FieldTask[]
  source: Source
  /** Whose records `doneAt` speaks of: all of them, or those of this device. */
  history: 'organization' | 'device'
}

/** Where the page's address stands. */
export interface GuidedAddress {
  thingId?: string | undefined
  itemId?: string | undefined
  /** One of the asset's units is chosen. */
  isChoosingUnit?: boolean | undefined
  /** The task that is run: the id of the task at the asset. */
  taskId?: string | undefined
  /** The summary of the round. */
  isOver?: boolean | undefined
}

/** What became of a task in this round. `saved`: it waits on this device. */
export type Outcome = 'recorded' | 'saved' | 'skipped'

export interface GuidedContext {
  address: GuidedAddress
  list?: PlaceList | undefined
  units?: UnitList | undefined
  /** What is searched for among the units, and how many pages of them are shown. */
  search: string
  page: number
  at?: TaskList | undefined
  outcomes: { readonly [taskId: string]: Outcome }
  /** Opens the task that is run. */
  link?: string | undefined
  /** The code that was looked up. */
  code?: string | undefined
  /** Why the code could not be looked up. */
  codeFailure?: Failure | undefined
  failure?: Failure | undefined
  /** How many times in a row the server did not answer. */
  tries: number
}

export type GuidedEvent =
  /** The address has changed: by a person, the back button or the machine's own request. */
  | { type: 'SHOW'; address: GuidedAddress }
  | { type: 'LOOK_UP'; code: string }
  /** Looks for units of the asset. */
  | { type: 'SEARCH'; text: string }
  /** More of the units that the search finds. */
  | { type: 'MORE' }
  | { type: 'RETRY' }
  /** Brings the tasks of a place onto this device. */
  | { type: 'DOWNLOAD'; place: FieldPlace }
  /** What this device has of a place while it is downloaded, and after. */
  | { type: 'HELD'; place: FieldPlace; holding: Holding }
  /** A network is there again: what failed for want of it is tried again at once, and else after a while. */
  | { type: 'ONLINE' }
  /** A task's form is on this device now. */
  | { type: 'PREPARED'; taskId: string; asks: readonly WidgetInput[] }
  /** The server has recorded the run. */
  | { type: 'RECORDED' }
  /** The run waits on this device. */
  | { type: 'SAVED' }
  | { type: 'NEXT' }
  | { type: 'SKIP' }
  | { type: 'STOP' }

/** Where the page shall go: what a round decides, the address keeps. */
export type GuidedEmitted =
  | { type: 'found'; place: FieldPlace }
  /** The asset has no units to choose from. */
  | { type: 'whole' }
  | { type: 'task'; taskId: string }
  | { type: 'over' }
