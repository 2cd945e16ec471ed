import { withAbsoluteFiles } from '@tracemark/api/client'
import type { RunKeeper } from '@tracemark/state-machines/device-runs'
import {
  createConnectionListener,
  createDeviceLocator,
  createTaskRunMachine,
  isSameView,
  type TaskRunView,
  toTaskRunView,
} from '@tracemark/state-machines/task-run'
import { createActor } from 'xstate'
import { openDevice } from '../device-runs/open-device.ts'
import { offerMachine } from './offered-machine.ts'
import type { Run, RunInput } from './run.types.ts'
import { createRunClient } from './run-client.ts'

/**
 * The machine of a run, its calls, and what keeps it on this device; the run begins with what is given back. Both take a while, and a press
 * between them is heard.
 */
export const prepareRun = ({ token, api, opening, runId, answers, show, hear }: RunInput) => {
  const held = opening.held()
  let keeper: Promise<RunKeeper> | undefined
  const openKeeper = () => {
    keeper ??= openDevice().then((device) => device.keeperFor(api, held))
    return keeper
  }
  const machine = createTaskRunMachine({
    client: createRunClient({ api, fetch: opening.fetch }),
    locate: createDeviceLocator(navigator.geolocation),
    locateByNetwork: async (signal) => (await import('./locate-by-network.ts')).locateByNetwork(api, signal),
    listenToConnection: createConnectionListener(window),
    openKeeper,
  })

  return (): Run => {
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
    // A page without it still runs tasks.
    Promise.all([openDevice(), openKeeper()]).then(
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
        openKeeper()
          .then(({ leave }) => leave())
          .catch(() => undefined)
      },
    }
  }
}

offerMachine({ prepareRun })
