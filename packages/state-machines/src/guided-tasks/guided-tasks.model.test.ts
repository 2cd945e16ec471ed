import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { explore } from '../testing/explore.ts'
import { places, taskList, units } from '../testing/guided-tasks-fixture.ts'
import { guidedTasksMachine } from './guided-tasks.machine.ts'
import type { GuidedContext } from './guided-tasks.types.ts'

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.0.guidedTasks.${id}`, output })
const failed = (id: string, code: ClientErrorCode) => ({ type: `xstate.error.actor.0.guidedTasks.${id}`, error: new ApiError(code, 'No.') })
const here = { thingId: taskList.place.thing.id }

test('every state and transition can be reached', () => {
  const { unvisited, untaken } = explore(guidedTasksMachine, {
    inputs: [{ address: {} }, { address: here }],
    events: [
      { type: 'SHOW', address: {} },
      { type: 'SHOW', address: here },
      { type: 'SHOW', address: { ...here, isChoosingUnit: true } },
      { type: 'SHOW', address: { ...here, taskId: 'first' } },
      { type: 'SHOW', address: { ...here, taskId: 'second' } },
      { type: 'SHOW', address: { ...here, isOver: true } },
      { type: 'LOOK_UP', code: 'SA-0004-217' },
      { type: 'SEARCH', text: 'María' },
      { type: 'MORE' },
      { type: 'RETRY' },
      { type: 'DOWNLOAD', place: taskList.place },
      { type: 'HELD', place: taskList.place, holding: { kind: 'downloading', ready: 1, total: 2 } },
      { type: 'ONLINE' },
      { type: 'PREPARED', taskId: 'first', asks: ['number'] },
      { type: 'RECORDED' },
      { type: 'SAVED' },
      { type: 'NEXT' },
      { type: 'SKIP' },
      { type: 'STOP' },
      done('choosing.list.places.reading', places),
      done('choosing.list.places.reading', { ...places, source: 'kept' }),
      failed('choosing.list.places.reading', 'network_unreachable'),
      { type: 'xstate.after.typing.guidedTasks.choosing.list.units.waiting' },
      done('choosing.list.units.reading', units),
      done('choosing.list.units.reading', { ...units, source: 'kept' }),
      done('choosing.list.units.reading', { ...units, units: [], total: 0 }),
      failed('choosing.list.units.reading', 'network_unreachable'),
      done('choosing.code.lookingUp', taskList.place),
      failed('choosing.code.lookingUp', 'not_found'),
      failed('choosing.code.lookingUp', 'network_unreachable'),
      done('place.reading', taskList),
      done('place.reading', { ...taskList, source: 'kept' }),
      failed('place.reading', 'network_unreachable'),
      { type: 'xstate.after.tryAgain.guidedTasks.choosing.list.places.failed' },
      { type: 'xstate.after.tryAgain.guidedTasks.choosing.list.places.open' },
      { type: 'xstate.after.tryAgain.guidedTasks.choosing.list.units.failed' },
      { type: 'xstate.after.tryAgain.guidedTasks.choosing.list.units.open' },
      { type: 'xstate.after.tryAgain.guidedTasks.place.failed' },
      { type: 'xstate.after.tryAgain.guidedTasks.place.present.listing' },
      { type: 'xstate.after.tryAgain.guidedTasks.place.present.running.failed' },
      done('place.present.running.opening', 'link'),
      failed('place.present.running.opening', 'network_unreachable'),
    ],
    // What has become of the tasks changes what is shown and not what may follow.
    serializeState: (value, context) => {
      const { address, list, at, failure, units: read, search } = context as GuidedContext
      return JSON.stringify([value, address, list?.source, at?.source, failure !== undefined, read?.source, search])
    },
  })
  expect({ unvisited, untaken }).toEqual({ unvisited: [], untaken: [] })
})
