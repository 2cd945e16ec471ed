import { serverClock } from '@tracemark/api/clock'
import { assign, emit, type NonReducibleUnknown, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import { type Failure, isPassing } from '../shared/failure.ts'
import { waitBeforeTry } from '../shared/wait-before-try.ts'
import { TYPING_MS } from './guided-tasks.constants.ts'
import { isSamePlace } from './guided-tasks.dependencies.ts'
import type {
  FieldPlace,
  GuidedAddress,
  GuidedContext,
  GuidedEmitted,
  GuidedEvent,
  ListedPlace,
  Outcome,
  PlaceList,
  Source,
  TaskList,
  UnitList,
  UnitQuery,
} from './guided-tasks.types.ts'

/** The task that is run. */
export const getCurrentTask = ({ at, address }: GuidedContext) => at?.tasks.find(({ id }) => id === address.taskId)

/** The task behind the one that is run, in the list's order. */
const getNext = ({ at, address }: GuidedContext) => {
  const tasks = at?.tasks ?? []
  return tasks[tasks.findIndex(({ id }) => id === address.taskId) + 1]
}

const isSameAddress = (a: GuidedAddress, b: GuidedAddress): boolean =>
  a.thingId === b.thingId && a.itemId === b.itemId && a.isChoosingUnit === b.isChoosingUnit

const mapPlaces = (list: PlaceList, change: (place: ListedPlace) => ListedPlace): PlaceList => ({
  ...list,
  places: list.places.map(change),
  recent: list.recent.map(change),
})

const listed = (list: PlaceList | undefined, place: FieldPlace) =>
  [...(list?.places ?? []), ...(list?.recent ?? [])].find((each) => isSamePlace(each, place))

/** What the machine of guided tasks is made of: its actors, guards and actions. The machine says when. */
export const setUpGuidedTasks = setup({
  types: {} as { context: GuidedContext; events: GuidedEvent; emitted: GuidedEmitted; input: { address: GuidedAddress } },
  actors: {
    readPlaces: declareTask<PlaceList>('readPlaces'),
    readUnits: declareTask<UnitList, UnitQuery>('readUnits'),
    lookUp: declareTask<FieldPlace, { code: string }>('lookUp'),
    readTasks: declareTask<TaskList, { address: GuidedAddress }>('readTasks'),
    /** Gives a token that runs the task: one that this device holds, or a new one. */
    open: declareTask<string, { place: FieldPlace; taskId: string }>('open'),
    /** Brings the forms of a place's tasks onto this device, one after another, whenever there is a network. */
    prepare: declareListener<{ at: TaskList }>(),
    /** Brings places onto this device that nobody has opened. */
    download: declareListener<NonReducibleUnknown, Extract<GuidedEvent, { type: 'DOWNLOAD' }>>(),
  },
  delays: { typing: TYPING_MS, tryAgain: ({ context }) => waitBeforeTry(context.tries) },
  guards: {
    isNowhere: ({ context: { address } }) => address.thingId === undefined,
    isChoosingUnit: ({ context: { address } }) => address.isChoosingUnit === true,
    hasNoUnits: ({ context: { search } }, { source, total }: UnitList) => source === 'server' && search === '' && total === 0,
    hasMoreUnits: ({ context: { units } }) => units !== undefined && units.units.length < units.total,
    hasKeptPlaces: ({ context: { list } }) => list?.source === 'kept',
    hasKeptUnits: ({ context: { units } }) => units?.source === 'kept',
    hasKeptTasks: ({ context: { at } }) => at?.source === 'kept',
    isElsewhere: ({ context }, address: GuidedAddress) => !isSameAddress(context.address, address),
    isSame: ({ context: { address } }, next: GuidedAddress) =>
      isSameAddress(address, next) && address.taskId === next.taskId && address.isOver === next.isOver,
    isHere: ({ context }, address: GuidedAddress) => isSameAddress(context.address, address),
    isAtTask: ({ context }) => getCurrentTask(context) !== undefined,
    isOver: ({ context }) => context.address.isOver === true,
    hasNext: ({ context }) => getNext(context) !== undefined,
    isUnknown: (_, { code }: Failure) => code === 'not_found',
    mayPass: ({ context }) => context.failure !== undefined && isPassing(context.failure),
  },
  actions: {
    arrive: assign((_, address: GuidedAddress) => ({ address, failure: undefined, codeFailure: undefined, link: undefined })),
    search: assign((_, { text }: { text: string }) => ({ search: text, page: 1, failure: undefined })),
    askForMore: assign(({ context: { page } }) => ({ page: page + 1 })),
    keepUnits: assign(({ context: { units: before, page } }, units: UnitList) => ({
      units: before && page > 1 ? { ...units, units: [...before.units, ...units.units] } : units,
    })),
    failCode: assign((_, codeFailure: Failure) => ({ codeFailure })),
    /** Another place is another round. */
    leavePlace: assign({ at: undefined, outcomes: {}, units: undefined, search: '', page: 1 }),
    fail: assign(({ context: { tries, list } }, failure: Failure) => ({
      failure,
      tries: tries + 1,
      // What this device has is all that can be opened of it now.
      list: list && isPassing(failure) ? { ...list, source: 'kept' as const } : list,
    })),
    /** The person asks, and sees that something happens; what is tried again by itself leaves the failure in view. */
    forget: assign({ failure: undefined }),
    succeed: assign({ failure: undefined, tries: 0 }),
    answer: assign(({ context: { tries, list } }, source: Source) => ({
      failure: undefined,
      tries: source === 'kept' ? tries + 1 : 0,
      list: list && { ...list, source },
    })),
    keepPrepared: assign(({ context: { at } }, { taskId, asks }: Extract<GuidedEvent, { type: 'PREPARED' }>) => ({
      at: at && { ...at, tasks: at.tasks.map((task) => (task.id === taskId ? { ...task, asks, isPrepared: true } : task)) },
    })),
    /** A list that is read anew knows what is kept, and not what is on its way. */
    keepList: assign(({ context }, list: PlaceList) => ({
      list: mapPlaces(list, (place) => {
        const before = listed(context.list, place)?.holding
        return before?.kind === 'downloading' ? { ...place, holding: before } : place
      }),
    })),
    keepHolding: assign(({ context: { list } }, { place, holding }: Extract<GuidedEvent, { type: 'HELD' }>) => ({
      list: list && mapPlaces(list, (each) => (isSamePlace(each, place) ? { ...each, holding } : each)),
    })),
    keepOutcome: assign(({ context: { outcomes, address } }, { outcome }: { outcome: Outcome }) => ({
      outcomes: { ...outcomes, [address.taskId ?? '']: outcome },
    })),
    keepDone: assign(({ context: { at, address } }) => {
      const doneAt = serverClock.date().toISOString()
      return { at: at && { ...at, tasks: at.tasks.map((task) => (task.id === address.taskId ? { ...task, doneAt } : task)) } }
    }),
    tellFound: emit((_, place: FieldPlace) => ({ type: 'found' as const, place })),
    tellWhole: emit({ type: 'whole' as const }),
    tellNext: emit(({ context }) => ({ type: 'task' as const, taskId: getNext(context)?.id ?? '' })),
    tellOver: emit({ type: 'over' as const }),
    /** Keeps on this device that the task was done; implemented on its cache. */
    remember: (_, _done: { address: GuidedAddress; doneAt: string }) => undefined,
  },
})
