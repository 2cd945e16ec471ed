import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { places, taskList } from '../testing/guided-tasks-fixture.ts'
import { guidedTasksMachine } from './guided-tasks.machine.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.guidedTasks.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.guidedTasks.${id}`, error: new ApiError(code, 'No.') })
const here = { thingId: taskList.place.thing.id }

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(guidedTasksMachine, {
    inputs: [{ address: {} }, { address: here }],
    events: [
      { type: 'SHOW', address: {} },
      { type: 'SHOW', address: here },
      { type: 'SHOW', address: { ...here, taskId: 'first' } },
      { type: 'SHOW', address: { ...here, taskId: 'second' } },
      { type: 'SHOW', address: { ...here, isOver: true } },
      { type: 'LOOK_UP', code: 'SA-0004-217' },
      { type: 'RETRY' },
      { type: 'ONLINE' },
      { type: 'PREPARED', taskId: 'first', asks: ['number'] },
      { type: 'RECORDED' },
      { type: 'SAVED' },
      { type: 'NEXT' },
      { type: 'SKIP' },
      { type: 'STOP' },
      done('choosing.reading', places),
      failed('choosing.reading', 'network_unreachable'),
      done('choosing.lookingUp', taskList.place),
      failed('choosing.lookingUp', 'not_found'),
      failed('choosing.lookingUp', 'network_unreachable'),
      done('place.reading', taskList),
      failed('place.reading', 'network_unreachable'),
      done('place.present.running.opening', 'link'),
      failed('place.present.running.opening', 'network_unreachable'),
    ],
    // What has become of the tasks changes what is shown and not what may follow.
    serializeState: (value, context) => {
      const { address, at, failure } = context as { address: object; at?: object; failure?: object }
      return JSON.stringify([value, address, at !== undefined, failure !== undefined])
    },
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
