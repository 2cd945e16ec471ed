import { createApiClient, withAbsoluteFiles } from '@tracemark/api/client'
import { executions } from '@tracemark/api/contract/executions'
import {
  createConnectionListener,
  createDeviceLocator,
  createTaskRunMachine,
  isSameView,
  type TaskRunView,
  toTaskRunView,
} from '@tracemark/state-machines/task-run'
import { createActor } from 'xstate'
import { openDevice } from '../outbox/open-device.ts'
import { offerChart } from './offered-chart.ts'
import type { Run, RunInput } from './run.types.ts'

/** The chart of a run, its calls, and what keeps it on this device. */
export const startRun = ({ token, api, opening, runId, answers, show, hear }: RunInput): Run => {
  const held = opening.held()
  const keeper = openDevice().then((device) => device.keeperFor(api, held))
  // A page without it still runs tasks.
  keeper.catch(() => undefined)
  const machine = createTaskRunMachine({
    client: createApiClient({ first: { executions }, baseUrl: api, fetch: opening.fetch }),
    locate: createDeviceLocator(navigator.geolocation),
    locateByNetwork: async (signal) => (await import('./locate-by-network.ts')).locateByNetwork(api, signal),
    listenToConnection: createConnectionListener(window),
    openKeeper: () => keeper,
  })
  const actor = createActor(machine, { input: { token, runId: held?.runId ?? runId, answers, durable: true } })

  let shown: TaskRunView | undefined
  actor.subscribe((snapshot) => {
    const view = toTaskRunView(snapshot)
    if (shown && isSameView(shown, view)) return
    shown = view
    show(view.kind === 'done' ? { ...view, result: withAbsoluteFiles(view.result, api) } : view)
  })
  actor.on('*', hear)

  let endDraft = () => {}
  Promise.all([openDevice(), keeper]).then(
    ([device, kept]) => {
      endDraft = device.keepDraft(actor, kept)
    },
    () => undefined,
  )
  actor.start()

  return {
    send: (event) => actor.send(event),
    end: () => {
      endDraft()
      actor.stop()
      keeper.then(({ leave }) => leave()).catch(() => undefined)
    },
  }
}

offerChart({ startRun })
