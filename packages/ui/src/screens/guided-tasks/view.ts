import type { WidgetInput } from '@tracemark/api/schemas'
import type { Failure } from '../../errors/error-code.ts'

/** An asset, or one of its units. */
export interface GuidedPlace {
  thing: { id: string; name: string; image?: string | undefined }
  item?: { id: string; name: string } | undefined
}

/** Why a download brought less than all; `full` and `blocked`: this device keeps nothing. */
export type DownloadTrouble = { failure: Failure } | { storage: 'full' | 'blocked' }

/** How many of a place's tasks can be done without a network, since when (the oldest of them), and whether more of them come. */
export type Holding = { ready: number; total: number; since?: string | undefined } & (
  | { kind: 'kept' | 'downloading' }
  | { kind: 'failed'; trouble: DownloadTrouble }
)

/** A place to choose; without a `holding` this device has none of its tasks. */
export interface ListedPlace extends GuidedPlace {
  holding?: Holding | undefined
}

export interface GuidedTask {
  id: string
  name: string
  description?: string | undefined
  image?: string | undefined
  /** Kinds of its questions; absent while this device does not know them. */
  asks?: readonly WidgetInput[] | undefined
  /** When it was done here last, ISO 8601. */
  doneAt?: string | undefined
  /** Can be done without a network. */
  isPrepared: boolean
}

/** `saved`: waits on this device. */
export type GuidedOutcome = 'recorded' | 'saved' | 'skipped'

/** `kept`: as this device read it last. */
type Source = 'server' | 'kept'

export interface GuidedRound {
  place: GuidedPlace
  tasks: readonly GuidedTask[]
  source: Source
  /** Whose records `doneAt` speaks of. */
  history: 'organization' | 'device'
  /** By the ids of the tasks. */
  outcomes: { readonly [taskId: string]: GuidedOutcome }
}

/** What became of the code that was looked up. */
export interface LookedUp {
  isLookingUp: boolean
  /** The code names nothing. */
  isUnknown: boolean
  code?: string | undefined
  failure?: Failure | undefined
}

export interface ChoosingView extends LookedUp {
  kind: 'choosing'
  list: { places: readonly ListedPlace[]; recent: readonly ListedPlace[]; isPartial: boolean; source: Source }
}

export interface GuidedUnit {
  id: string
  name: string
  /** Absent where no more than the name is known. */
  sequenceNumber?: number | undefined
  variantName?: string | undefined
}

/** Which unit of an asset. */
export interface ChoosingUnitView extends LookedUp {
  kind: 'choosingUnit'
  thing: GuidedPlace['thing']
  /** Those of the search that were read so far. */
  units: readonly GuidedUnit[]
  /** Opened on this device, newest first. */
  recent: readonly GuidedUnit[]
  /** How many the search finds. */
  total: number
  /** How many of the asset's units are on this device. */
  held: number
  search: string
  source: Source
  isReading: boolean
  hasMore: boolean
  /** Why units are missing. */
  listFailure?: Failure | undefined
}

export interface RunningView extends GuidedRound {
  kind: 'running'
  task: GuidedTask
  /** Counts from 1. */
  position: number
  next?: GuidedTask | undefined
  /** Why it can't be opened. */
  failure?: Failure | undefined
  /** It won't be opened another time either. */
  isRefused?: boolean
  /** Once it is done. */
  outcome?: GuidedOutcome | undefined
}

export type GuidedView =
  | { kind: 'loading' }
  /** `isRefused`: it is not tried again. `isPlace`: of a place, and another one can be chosen. */
  | { kind: 'failed'; failure: Failure; isRefused?: boolean; isPlace?: boolean }
  /** Nobody is signed in, there is no network, and this device has read nothing yet. */
  | { kind: 'unread' }
  | ChoosingView
  | ChoosingUnitView
  | ({ kind: 'listing' | 'finished' } & GuidedRound)
  | RunningView

export interface GuidedHandlers {
  /** An asset or unit of the first page. */
  onPlace: (place: GuidedPlace) => void
  /** A unit of the asset; `undefined`: the asset as a whole. */
  onUnit: (unit?: GuidedUnit) => void
  /** Looks for units. */
  onSearch: (text: string) => void
  /** More of the units that were found. */
  onMore: () => void
  onLookUp: (code: string) => void
  /** Brings a place's tasks onto this device; absent where nobody is signed in to ask for them. */
  onDownload?: ((place: GuidedPlace) => void) | undefined
  /** Begins at this task. */
  onTask: (taskId: string) => void
  onNext: () => void
  onSkip: () => void
  onStop: () => void
  /** Another unit of the asset, or another asset. */
  onChoose: () => void
  /** The tasks of the place. */
  onList: () => void
  onRetry: () => void
  /** Of what was recorded just now; absent for whoever may not correct it. */
  onCorrect?: (() => void) | undefined
  /** Out of the guided tasks; absent for whoever may open nothing else. */
  onLeave?: (() => void) | undefined
}
