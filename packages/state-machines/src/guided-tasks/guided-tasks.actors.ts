import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { loggedAs } from '../shared/logger.ts'
import { createDownloads } from './downloads.ts'
import { createFieldLists } from './field-lists.ts'
import { createUnitReader } from './field-units.ts'
import type { Call, GuidedTasksDependencies } from './guided-tasks.dependencies.ts'
import { guidedTasksMachine } from './guided-tasks.machine.ts'
import type { FieldPlace, GuidedEvent, TaskList } from './guided-tasks.types.ts'
import { createPreparedLinks } from './prepared-links.ts'

const createActors = (dependencies: GuidedTasksDependencies) => {
  const links = createPreparedLinks(dependencies)
  const lists = createFieldLists(dependencies, links)
  const { readPlaces, lookUp, readTasks } = lists
  const beginDownloads = createDownloads(dependencies, lists, links)
  return {
    readPlaces: fromPromise(readPlaces),
    readUnits: fromPromise(createUnitReader(dependencies, links)),
    lookUp: fromPromise(lookUp),
    readTasks: fromPromise(readTasks),
    open: fromPromise(({ input: { place, taskId } }: Call<{ place: FieldPlace; taskId: string }>) => links.getLink(place, taskId)),
    prepare: fromCallback<AnyEventObject, { at: TaskList }>(({ input: { at }, sendBack }) => {
      const controller = new AbortController()
      let last: Promise<unknown> = Promise.resolve()
      const stop = dependencies.listenToConnection((isOnline) => {
        if (isOnline)
          last = last
            .then(() => links.prepareAll(at, controller.signal, sendBack))
            .catch(loggedAs(dependencies.logger, 'The tasks could not be prepared.', undefined))
      })
      return () => {
        stop()
        controller.abort()
      }
    }),
    download: fromCallback<Extract<GuidedEvent, { type: 'DOWNLOAD' }>>(({ sendBack, receive }) => {
      const controller = new AbortController()
      const download = beginDownloads(controller.signal, sendBack)
      receive(({ place }) => download(place))
      return () => controller.abort()
    }),
  }
}

/** The machine of guided tasks on an API client and what this device keeps. */
export const createGuidedTasksMachine = (dependencies: GuidedTasksDependencies) => {
  const { cache, organization, logger } = dependencies
  return guidedTasksMachine.provide({
    actors: createActors(dependencies),
    actions: {
      remember: (_, { address: { thingId = '', itemId, taskId = '' }, doneAt }) => {
        cache
          .changePlace(
            { slug: organization.slug, thingId, itemId },
            (before) => before && { ...before, done: { ...before.done, [taskId]: doneAt } },
          )
          .catch(loggedAs(logger, 'When the task was done could not be kept on this device.', undefined))
      },
    },
  })
}
