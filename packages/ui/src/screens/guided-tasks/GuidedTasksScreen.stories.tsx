import { languages } from '@tracemark/api/languages'
import { useState } from 'react'
import { expect, fn, spyOn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { TopLine } from '../../field/TopLine/TopLine.tsx'
import { GuidedTasksScreen } from './GuidedTasksScreen.tsx'
import type { ChoosingUnitView, ChoosingView, GuidedPlace, GuidedRound, GuidedTask, RunningView } from './view.ts'

const phone = { viewport: { value: 'phone', isRotated: false } }
const tall = { viewport: { value: 'phoneTall', isRotated: false } }
/** Without a picture: its letters come from the machine's own fonts, which differ. */
const japanese = { ...tall, language: 'ja' } as const

const asset = (id: string, name: string): GuidedPlace => ({ thing: { id, name } })
const esperanza = asset('a', 'Finca La Esperanza')
const unit: GuidedPlace = { ...esperanza, item: { id: 'u', name: 'SA-0004-217' } }
const farms = ['Finca La Esperanza', 'Finca El Mirador', 'Finca Buenavista', 'Finca Las Nubes', 'Finca Los Guaduales']

const choosing: ChoosingView = {
  kind: 'choosing',
  list: { places: farms.map((name, index) => asset(String(index), name)), recent: [unit], isPartial: false, source: 'server' },
  isLookingUp: false,
  isUnknown: false,
}

const tasks: GuidedTask[] = [
  {
    id: 'moisture',
    name: 'Moisture check',
    description: 'Take parchment from five places of the patio, mix it, and measure once.',
    asks: ['number', 'choice', 'yesno', 'text'],
    doneAt: '2026-11-20T13:12:00Z',
    isPrepared: true,
  },
  { id: 'bag', name: 'Bag handover', asks: ['photo', 'location', 'code'], doneAt: '2026-11-18T09:40:00Z', isPrepared: true },
  { id: 'seal', name: 'Bag seal', isPrepared: false },
]

const round: GuidedRound = { place: unit, tasks, source: 'server', history: 'organization', outcomes: {} }
const [first, second, third] = tasks as [GuidedTask, GuidedTask, GuidedTask]
const running: RunningView = { ...round, kind: 'running', task: first, position: 1, next: second }

const outcomes = { moisture: 'recorded', bag: 'saved' } as const

const run = (
  <div className="tm-task-head">
    <h1>Moisture check</h1>
    <p>Here the task is run.</p>
  </div>
)

const meta = preview.meta({
  title: 'Screens/Tasks/Guided tasks',
  component: GuidedTasksScreen,
  parameters: { padded: false },
  globals: tall,
  args: {
    view: choosing,
    onPlace: fn(),
    onUnit: fn(),
    onSearch: fn(),
    onMore: fn(),
    onLookUp: fn(),
    onDownload: fn(),
    onTask: fn(),
    onNext: fn(),
    onSkip: fn(),
    onStop: fn(),
    onChoose: fn(),
    onList: fn(),
    onRetry: fn(),
    run,
  },
})

export const Choose = meta.story({
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Guided field tasks' })).toHaveFocus()
    // Without a picture an asset has its monogram, which is no part of its name.
    await expect(canvas.getByRole('button', { name: 'Finca Las Nubes' }).querySelector('[data-letter]')).toHaveAttribute('data-letter', 'F')
    await userEvent.click(canvas.getByRole('button', { name: 'Finca Las Nubes' }))
    await expect(args.onPlace).toHaveBeenCalledWith(asset('3', 'Finca Las Nubes'))
  },
})

export const ChooseByCode = meta.story({
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enter code/ }))
    const field = canvas.getByRole('textbox', { name: 'Code as printed' })
    await userEvent.click(canvas.getByRole('button', { name: 'Find' }))
    await expect(field).toHaveFocus()
    await expect(args.onLookUp).not.toHaveBeenCalled()
    await userEvent.keyboard('SA-0004-217')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Find' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLookUp).toHaveBeenCalledWith('SA-0004-217')
  },
})

let loaded: () => void

/** The menu was opened while the page was still loading: what comes then takes no focus from it. */
export const LoadsBehindTheMenu = meta.story({
  render: (args) => {
    const [isLoaded, setIsLoaded] = useState(false)
    loaded = () => setIsLoaded(true)
    return (
      <>
        <TopLine languages={languages} links={[]} onLanguage={fn()} onSignOut={fn()} />
        <GuidedTasksScreen {...args} view={isLoaded ? args.view : { kind: 'loading' }} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the menu' }))
    loaded()
    await expect(await canvas.findByRole('heading', { name: 'Guided field tasks' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Open the menu', expanded: true })).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toBeVisible()
  },
})

export const UnknownCode = meta.story({
  globals: phone,
  args: { view: { ...choosing, isUnknown: true, code: 'SA-0004-999' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SA-0004-999 was not found')).toBeVisible()
  },
})

export const ChooseAmongMany = meta.story({
  args: {
    view: {
      ...choosing,
      list: {
        ...choosing.list,
        recent: [],
        isPartial: true,
        places: [...choosing.list.places, ...farms.map((name) => asset(name, `${name} II`))],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter by name' }), 'nubes')
    await expect(canvas.getAllByRole('button', { name: /^Finca/ }).map(({ textContent }) => textContent)).toEqual([
      'Finca Las Nubes',
      'Finca Las Nubes II',
    ])
    await userEvent.type(canvas.getByRole('textbox', { name: 'Filter by name' }), 'x')
    await expect(canvas.getByText('No names match. Change the filter or scan the code.')).toBeVisible()
  },
})

export const ChooseOffline = meta.story({
  globals: { ...tall, language: 'de' },
  beforeEach: () => {
    const online = spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => online.mockRestore()
  },
  args: {
    offline: true,
    view: { ...choosing, list: { ...choosing.list, source: 'kept' }, failure: { code: 'network_unreachable' } },
  },
})

export const ClockIsWrong = meta.story({
  globals: tall,
  args: { clockAhead: 12 * 60_000, view: choosing },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This device.s clock is wrong/)).toBeVisible()
  },
})

const downloads: ChoosingView = {
  ...choosing,
  list: {
    ...choosing.list,
    recent: [],
    places: [
      { ...esperanza, holding: { kind: 'kept', ready: 3, total: 3 } },
      { ...asset('1', 'Finca El Mirador'), holding: { kind: 'downloading', ready: 1, total: 3 } },
      { ...asset('2', 'Finca Buenavista'), holding: { kind: 'downloading', ready: 0, total: 0 } },
      {
        ...asset('3', 'Finca Las Nubes'),
        holding: { kind: 'failed', ready: 2, total: 3, trouble: { failure: { code: 'network_unreachable' } } },
      },
      { ...asset('4', 'Finca Los Guaduales'), holding: { kind: 'failed', ready: 0, total: 0, trouble: { storage: 'full' } } },
      { ...asset('5', 'Finca Santa Rosa'), holding: { kind: 'failed', ready: 0, total: 0, trouble: { storage: 'blocked' } } },
      { ...asset('6', 'Finca El Placer'), holding: { kind: 'kept', ready: 0, total: 0 } },
    ],
  },
}

/** Every state that a download can be in. */
export const Downloads = meta.story({
  parameters: { secondLook: true },
  args: { view: downloads },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText(/^The download includes the asset’s own tasks and, if you download all, those of the units you opened last\./),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Finca La Esperanza' })).toHaveAccessibleDescription('On this device')
    await expect(canvas.getByRole('progressbar', { name: 'Download for offline: Finca El Mirador' })).toHaveAttribute('value', '1')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry download: Finca Los Guaduales' }))
    await expect(args.onDownload).toHaveBeenCalledWith(asset('4', 'Finca Los Guaduales'))
  },
})

/** All places that are not whole on this device, one after another; with how many are, from when, and how much room they take. */
export const DownloadAll = meta.story({
  args: {
    bytes: 4_300_000,
    view: {
      ...downloads,
      list: {
        ...downloads.list,
        recent: [unit],
        places: [
          { ...asset('1', 'Finca El Mirador'), holding: { kind: 'kept', ready: 3, total: 3, since: '2026-11-20T08:15:00Z' } },
          { ...asset('2', 'Finca Buenavista'), holding: { kind: 'kept', ready: 1, total: 2, since: '2026-11-18T08:15:00Z' } },
          { ...asset('3', 'Finca Las Nubes'), holding: { kind: 'downloading', ready: 0, total: 0 } },
          asset('4', 'Finca Los Guaduales'),
          { ...asset('5', 'Cascara of Quindío'), holding: { kind: 'kept', ready: 0, total: 0 } },
        ],
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^2 of 5 places on this device, the oldest from .*18 Nov/)).toBeVisible()
    await expect(canvas.getByText(/^Tracemark uses 4\.2.MB on this device$/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Download all my places' }))
    const { calls } = (args.onDownload as ReturnType<typeof fn>).mock
    await expect(calls).toEqual([[asset('2', 'Finca Buenavista')], [asset('4', 'Finca Los Guaduales')], [unit]])
  },
})

/** What is not on the device says so, and can't be opened. */
export const DownloadedOffline = meta.story({
  args: { offline: true, view: { ...downloads, list: { ...downloads.list, source: 'kept' } } },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(names.filter((name) => name?.startsWith('Finca'))).toEqual(['Finca La Esperanza', 'Finca El Mirador', 'Finca Las Nubes'])
    await expect(canvas.getAllByText('Not on this device')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: /^(Download for offline|Retry download)/ })).toBeNull()
  },
})

export const NothingToChoose = meta.story({
  globals: phone,
  args: { view: { ...choosing, list: { places: [], recent: [], isPartial: false, source: 'server' } } },
})

const farmers = ['María López', 'José Hernández', 'Ana Ruiz', 'Luis Castaño']
const choosingUnit: ChoosingUnitView = {
  kind: 'choosingUnit',
  thing: esperanza.thing,
  units: [217, 218, 219, 220].map((number) => ({
    id: String(number),
    name: `SA-0004-${number}`,
    sequenceNumber: number,
    variantName: number < 219 ? 'Washed 2026' : undefined,
  })),
  recent: [{ id: '305', name: 'SA-0004-305' }],
  total: 3_400,
  held: 6,
  search: '',
  source: 'server',
  isReading: false,
  hasMore: true,
  isLookingUp: false,
  isUnknown: false,
}

export const ChooseUnit = meta.story({
  args: { view: choosingUnit },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Finca La Esperanza' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'The whole asset' }))
    await userEvent.click(canvas.getByRole('button', { name: /^SA-0004-218/ }))
    await expect((args.onUnit as ReturnType<typeof fn>).mock.calls).toEqual([[], [choosingUnit.units[1]]])
    const search = canvas.getByRole('textbox', { name: 'Search by name, number or unique ID' })
    await userEvent.type(search, '34')
    await expect(args.onSearch).toHaveBeenLastCalledWith('34')
    await userEvent.clear(search)
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(canvas.getByText('Showing 4 of 3,400')).toBeVisible()
    await expect(canvas.getByText('6 of 3,400 units are on this device. Open a unit to download its tasks.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

/** The Farm Audits wording. */
export const ChooseFarmer = meta.story({
  globals: { ...tall, language: 'en-x-farm' },
  args: {
    view: {
      ...choosingUnit,
      units: farmers.map((name, index) => ({ id: name, name, sequenceNumber: index + 1, variantName: 'Las Mercedes' })),
      recent: [],
      total: 4,
      hasMore: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'The whole Grower Group' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Farmers' })).toBeVisible()
  },
})

export const ChooseUnitOffline = meta.story({
  globals: tall,
  args: {
    offline: true,
    view: { ...choosingUnit, source: 'kept', units: [{ id: '305', name: 'SA-0004-305' }], recent: [], total: 1, hasMore: false },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 of 1')).toBeVisible()
    await expect(canvas.getByText('Now you see only units that were opened on this device before.')).toBeVisible()
  },
})

export const NoUnitFits = meta.story({
  globals: tall,
  args: { view: { ...choosingUnit, search: 'x', units: [], total: 0, hasMore: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No units match. Change the search or scan the code.')).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Recent' })).toBeNull()
  },
})

export const UnitsFailed = meta.story({
  globals: tall,
  args: { view: { ...choosingUnit, search: 'x', units: [], hasMore: false, listFailure: { code: 'internal', requestId: '7f3a' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

export const Tasks = meta.story({
  parameters: { picture: true },
  globals: phone,
  args: { view: { kind: 'listing', ...round } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('2 of 3 tasks available offline')).toBeVisible()
    // Numbers, choices and text can be entered anywhere.
    await expect(canvas.getAllByText(/^Requires:/).map(({ textContent }) => textContent)).toEqual(['Requires: photo, location, code'])
    await userEvent.click(canvas.getByRole('button', { name: 'Start Bag handover' }))
    await expect(args.onTask).toHaveBeenCalledWith('bag')
  },
})

/** Answers that wait for their run to go on. */
export const TasksUnfinished = meta.story({
  globals: phone,
  args: { view: { kind: 'listing', ...round }, unfinished: new Set(['bag']) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Unfinished/ }).map(({ textContent }) => textContent)).toEqual([
      'Bag handoverUnfinishedLast done 18 Nov 09:40Requires: photo, location, codeAvailable offline',
    ])
  },
})

export const TasksByKeyboard = meta.story({
  globals: phone,
  args: { view: { kind: 'listing', ...round } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose another place' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onTask).toHaveBeenCalledWith('moisture')
  },
})

export const TasksGerman = meta.story({
  globals: { ...tall, language: 'de' },
  args: { offline: true, view: { kind: 'listing', ...round, source: 'kept', history: 'device' } },
})

export const TasksJapanese = meta.story({ globals: japanese, args: { view: { kind: 'listing', ...round } } })

export const TasksRightToLeft = meta.story({ globals: { ...tall, direction: 'rtl' }, args: { view: { kind: 'listing', ...round } } })

export const NoTasks = meta.story({ globals: phone, args: { view: { kind: 'listing', ...round, place: esperanza, tasks: [] } } })

export const Running = meta.story({
  parameters: { picture: true },
  globals: phone,
  args: { view: running },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Task 1 of 3' })).toHaveAttribute('value', '0')
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect([args.onSkip, args.onStop].map((call) => (call as ReturnType<typeof fn>).mock.calls.length)).toEqual([1, 1])
  },
})

export const Received = meta.story({
  globals: phone,
  args: { view: { ...running, outcomes: { moisture: 'recorded' }, outcome: 'recorded' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Bag handover' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: 'Correct answers' })).toBeNull()
  },
})

/** Whoever recorded it may correct it at once. */
export const Correctable = meta.story({
  globals: phone,
  parameters: { picture: false },
  args: { view: { ...running, outcomes: { moisture: 'recorded' }, outcome: 'recorded' }, onCorrect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Correct answers' }))
    await expect(args.onCorrect).toHaveBeenCalledOnce()
  },
})

export const Saved = meta.story({
  globals: phone,
  args: { offline: true, view: { ...running, source: 'kept', outcomes: { moisture: 'saved' }, outcome: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Saved on this device' })).toHaveFocus()
    await expect(canvas.queryByText('Here the task is run.')).toBeNull()
  },
})

/** The network is back, and what was saved has arrived. */
export const SavedAndReceived = meta.story({
  globals: phone,
  args: { isReceived: true, view: { ...running, source: 'kept', outcomes: { moisture: 'saved' }, outcome: 'saved' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Received' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Your interaction was received.')
  },
})

export const LastIsDone = meta.story({
  globals: { ...phone, language: 'de' },
  args: {
    view: { ...running, task: third, position: 3, next: undefined, outcomes: { ...outcomes, seal: 'recorded' }, outcome: 'recorded' },
  },
})

export const NotReady = meta.story({
  globals: phone,
  args: { offline: true, view: { ...running, failure: { code: 'network_unreachable' } } },
})

export const Refused = meta.story({
  parameters: { secondLook: true },
  globals: phone,
  args: { view: { ...running, failure: { code: 'task_expired' }, isRefused: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Bag handover' }))
    await expect(args.onSkip).toHaveBeenCalledOnce()
  },
})

export const Finished = meta.story({
  parameters: { picture: true },
  globals: phone,
  args: { waiting: 1, view: { kind: 'finished', ...round, outcomes } },
  play: async ({ args, canvas, userEvent }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(said).toEqual(['Moisture checkReceived', 'Bag handoverSaved on this device', 'Bag sealNot done'])
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another place' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
})

const listWays = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.tm-guided-ways button')].map(({ textContent, className }) => [
    textContent,
    className.includes('primary'),
  ])

/** Whoever stops before the end goes on here later. */
export const Stopped = meta.story({
  parameters: { secondLook: true },
  globals: phone,
  args: { view: { kind: 'finished', ...round, outcomes }, unfinished: new Set(['seal']), waiting: 1, onLeave: fn() },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent)
    await expect(said).toEqual(['Moisture checkReceived', 'Bag handoverSaved on this device', 'Bag sealUnfinished'])
    await expect(listWays(canvasElement)).toEqual([
      ['Back to tasks', true],
      ['Choose another place', false],
      ['Back to portal', false],
    ])
    await userEvent.click(canvas.getByRole('button', { name: 'Back to portal' }))
    await expect(args.onLeave).toHaveBeenCalledOnce()
  },
})

/** Whoever is through goes on with another. */
export const Through = meta.story({
  globals: phone,
  args: { view: { kind: 'finished', ...round, outcomes: { ...outcomes, seal: 'skipped' } }, onLeave: fn() },
  play: async ({ canvasElement }) => {
    await expect(listWays(canvasElement)).toEqual([
      ['Choose another place', true],
      ['Back to tasks', false],
      ['Back to portal', false],
    ])
  },
})

export const FinishedAndSent = meta.story({
  globals: { ...phone, language: 'de' },
  args: { view: { kind: 'finished', ...round, outcomes: { ...outcomes, seal: 'skipped' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Eingegangen')).toHaveLength(2)
  },
})

/** There is a network, and the server does not answer: what is not on this device would fail as it does without one. */
export const ServerAway = meta.story({
  globals: phone,
  args: { away: true, view: { ...downloads, list: { ...downloads.list, source: 'kept' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The server is not responding. We’ll keep trying.')).toBeVisible()
    await expect(canvas.getAllByText('Not on this device')).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Finca El Placer' })).toBeNull()
  },
})

/** Nobody is signed in, and the device has a network: it shows what it keeps, and calls nothing offline. */
export const SignedOut = meta.story({
  globals: phone,
  args: { onDownload: undefined, view: { ...downloads, list: { ...downloads.list, source: 'kept' } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You can open the places saved on this device.')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent(/offline/i)
  },
})

export const Unread = meta.story({ globals: phone, args: { offline: true, view: { kind: 'unread' } } })

export const Failed = meta.story({
  globals: phone,
  args: { view: { kind: 'failed', failure: { code: 'internal', requestId: '7f3a' } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** A place that is not on this device, while the server does not answer: there is a way back, and it goes on by itself. */
export const PlaceIsOutOfReach = meta.story({
  globals: phone,
  args: { view: { kind: 'failed', failure: { code: 'network_unreachable' }, isRefused: false, isPlace: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('We’ll keep trying. This page continues automatically.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another place' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
})

export const PlaceIsGone = meta.story({
  globals: phone,
  args: { view: { kind: 'failed', failure: { code: 'not_found' }, isRefused: true, isPlace: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another place' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
})

export const Loading = meta.story({ globals: phone, args: { view: { kind: 'loading' } } })

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { view: { kind: 'listing', ...round } },
})

export const TabletRunning = meta.story({ globals: { viewport: { value: 'tablet', isRotated: false } }, args: { view: running } })
