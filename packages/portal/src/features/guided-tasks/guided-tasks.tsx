import { addresses } from '@tracemark/api/addresses'
import { serverClock } from '@tracemark/api/clock'
import { DeviceTexts, openDevice, useRuns } from '@tracemark/embed/device-runs'
import { TaskRunWidget, tellParent } from '@tracemark/embed/task-run'
import {
  createGuidedTasksMachine,
  type FieldPlace,
  type GuidedAddress,
  type GuidedTasksDependencies,
  isSameView,
  toGuidedTasksView,
} from '@tracemark/state-machines/guided-tasks'
import { createConnectionListener, createRunId, type TaskRunEmitted } from '@tracemark/state-machines/task-run'
import type { TopLineLink } from '@tracemark/ui/field/top-line'
import { useTranslate } from '@tracemark/ui/i18n'
import { WaitingLine } from '@tracemark/ui/screens/device-runs'
import { GuidedTasksScreen } from '@tracemark/ui/screens/guided-tasks'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAddressParams } from '../../platform/address-params.ts'
import { useServices } from '../../platform/services-context.tsx'
import { useConnection } from '../../platform/use-online.ts'
import { useTitle } from '../../platform/use-title.ts'
import { FieldTop } from './field-top.tsx'
import { readGuidedAddress, toPlaceAddress, toUnitsAddress, writeGuidedAddress } from './guided-address.ts'
import { offlineCache } from './offline-cache.ts'
import type { CameFrom } from './records.tsx'
import { unfinishedTasks } from './unfinished-tasks.ts'
import { useCorrector } from './use-corrector.ts'
import { useUsedBytes } from './use-used-bytes.ts'

interface GuidedTasksProps {
  organization: GuidedTasksDependencies['organization']
  /** Whose tasks these are: the subject of their session. For another person mount another one (`key`). */
  subject: string
  /** Absent without a session: what this device has read is all there is. */
  viewer?: ReturnType<GuidedTasksDependencies['viewer']>
  /** The server does not answer, and is asked again by others. */
  isSilent: boolean
  /** May open the rest of the portal. */
  mayLeave?: boolean
}

/** The runs of this device, which come in a file of their own. */
const runs: GuidedTasksDependencies['runs'] = {
  knows: async (link) => (await openDevice()).preparerFor('').knows(link),
  prepare: async (link, created) => (await openDevice()).preparerFor('').prepare(link, created),
}

const bringFor: GuidedTasksDependencies['bringFor'] = async (asks) => {
  if (asks.includes('code')) await (await import('@tracemark/ui/scanning/bring-reader')).bringReader()
}

/** What an entry of the tab's history knows beside its address: the run that is open, which a reload finds again. */
export interface RunState {
  runId?: string
  /** Whose run it is. */
  subject?: string
}

/** Goes on with the run that was open when it was shown: the name that its own start writes down would begin it a second time. */
const OpenRun = ({ runId, ...run }: ComponentProps<typeof TaskRunWidget>) => {
  const [opened] = useState(runId)
  return <TaskRunWidget {...run} runId={opened} isOnce />
}

/** A session of guided tasks: the address says where it stands, the machine what follows. */
export const GuidedTasks = ({ organization, subject, viewer, isSilent, mayLeave = false }: GuidedTasksProps) => {
  const t = useTranslate()
  const { offline, away } = useConnection()
  const clockAhead = useSyncExternalStore(serverClock.subscribe, serverClock.wrongBy)
  const navigate = useNavigate()
  const { client, session, logger } = useServices()
  const [params] = useAddressParams()
  const { pathname, search, state } = useLocation()
  const opened = (state ?? {}) as RunState
  const runId = opened.subject === subject ? opened.runId : undefined
  const address = readGuidedAddress(params)
  const watched = useRef(viewer)
  watched.current = viewer
  const [machine] = useState(() =>
    createGuidedTasksMachine({
      client: { ...client.for(organization.id), taskRuns: client.taskRuns },
      organization,
      holder: subject,
      viewer: () => watched.current,
      cache: offlineCache,
      runs,
      bringFor,
      listenToConnection: createConnectionListener(window),
      createRunId,
      now: serverClock.date,
      logger,
    }),
  )
  const actor = useActorRef(machine, { input: { address } })
  const view = useSelector(actor, toGuidedTasksView, isSameView)
  const { runs: kept, waiting } = useRuns()
  const bytes = useUsedBytes(view)
  const place = 'place' in view ? view.place : undefined
  const thing = view.kind === 'choosingUnit' ? view.thing : place?.thing
  useTitle(t('names:catalogue.guided_tasks'), place?.item?.name ?? thing?.name)

  const go = (next: GuidedAddress, replace = false) => navigate({ pathname, search: writeGuidedAddress(next) }, { replace })
  const here = { thingId: address.thingId, itemId: address.itemId }
  /** An asset is followed by its units. Where they stand already, its own code means the asset as a whole. */
  const goTo = (found: FieldPlace) => {
    const isWhole = address.isChoosingUnit && address.thingId === found.thing.id
    return go(found.item || isWhole ? toPlaceAddress(found) : toUnitsAddress(found.thing.id))
  }
  const going = useRef({ go, goTo, here })
  going.current = { go, goTo, here }

  useLayoutEffect(() => {
    const told = actor.on('*', (event) => {
      const { go: lead, goTo: leadTo, here: at } = going.current
      if (event.type === 'found') leadTo(event.place)
      if (event.type === 'whole') lead(at, true)
      if (event.type === 'task') lead({ ...at, taskId: event.taskId }, true)
      if (event.type === 'over') lead({ ...at, isOver: true }, true)
    })
    return () => told.unsubscribe()
  }, [actor])

  useEffect(() => {
    actor.send({ type: 'SHOW', address: readGuidedAddress(new URLSearchParams(search)) })
    scrollTo(0, 0)
  }, [actor, search])

  useEffect(() => {
    if (!offline) actor.send({ type: 'ONLINE' })
  }, [actor, offline])

  useCorrector()

  /** What the run that is open has made. */
  const [recorded, setRecorded] = useState<string>()

  const hear = (event: TaskRunEmitted) => {
    // The page is closed by its session of tasks, and not by one of its tasks.
    if (event.type === 'closed') return actor.send({ type: 'NEXT' })
    tellParent(event)
    if (event.type === 'started') {
      setRecorded(undefined)
      const run: RunState = { runId: event.executionId, subject }
      navigate({ pathname, search }, { replace: true, state: run })
    }
    if (event.type === 'saved') actor.send({ type: 'SAVED' })
    if (event.type === 'completed') {
      setRecorded(event.interactionId)
      actor.send({ type: 'RECORDED' })
    }
  }

  const link = view.kind === 'running' ? view.link : undefined
  const signIn = !viewer && !offline && !isSilent && (
    <div className="tm-waiting">
      <button className="tm-link" type="button" onClick={() => session.send({ type: 'SIGN_IN', returnTo: `${pathname}${search}` })}>
        {t('session:signed_out.text')}
      </button>
    </div>
  )
  const isKept = (view.kind === 'choosing' ? view.list.source : 'source' in view && view.source) === 'kept'
  const openRecords = () => navigate('/records', { state: { organization } satisfies CameFrom })
  const leave = mayLeave ? () => navigate(addresses.interactions.list.to({ org: organization.slug })) : undefined
  const links: readonly TopLineLink[] = [
    { label: t('device-runs:title'), onOpen: openRecords },
    ...(leave ? [{ label: t('guided-tasks:leave'), onOpen: leave }] : []),
  ]
  return (
    <main>
      <GuidedTasksScreen
        view={view}
        offline={offline}
        clockAhead={clockAhead}
        // What is shown of this device stands for an answer that did not come; without a session nobody asks for one.
        away={away || isSilent || (viewer !== undefined && isKept)}
        bytes={bytes}
        waiting={waiting}
        unfinished={'tasks' in view ? unfinishedTasks(view, kept) : undefined}
        isReceived={kept?.some((run) => run.runId === runId && run.state === 'received') ?? false}
        above={
          <>
            <FieldTop organization={organization.name} links={links} />
            <DeviceTexts>
              {signIn}
              <WaitingLine count={waiting} onOpen={openRecords} />
            </DeviceTexts>
          </>
        }
        run={link !== undefined && <OpenRun key={link} token={link} runId={runId} api="" onEvent={hear} />}
        onPlace={goTo}
        onUnit={(unit) => go({ thingId: address.thingId, itemId: unit?.id })}
        onSearch={(text) => actor.send({ type: 'SEARCH', text })}
        onMore={() => actor.send({ type: 'MORE' })}
        onDownload={viewer && ((chosen) => actor.send({ type: 'DOWNLOAD', place: chosen }))}
        onLookUp={(code) => actor.send({ type: 'LOOK_UP', code })}
        onTask={(taskId) => go({ ...here, taskId })}
        onNext={() => actor.send({ type: 'NEXT' })}
        onCorrect={
          viewer && recorded !== undefined
            ? () => navigate(addresses['guided-tasks'].answers.to({ org: organization.slug, interactionId: recorded }))
            : undefined
        }
        onSkip={() => actor.send({ type: 'SKIP' })}
        onStop={() => actor.send({ type: 'STOP' })}
        onChoose={() => go(address.thingId && address.itemId ? toUnitsAddress(address.thingId) : {})}
        onList={() => go(here)}
        onLeave={leave}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    </main>
  )
}
