import type { TokenAnswer } from '@tracemark/api/schemas'
import { startPublicTask, type WantedTask } from '../task-run/start-public-task.ts'

type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const getKey = ({ api, organization, thing, task, item = '' }: WantedTask) =>
  ['tracemark.task', api, organization, thing, task, item].map(encodeURIComponent).join(' ')

/**
 * Gives the token that this tab was given before for the task, so that the same run goes on with what was entered: the device keeps
 * answers by the token that they were begun with.
 */
export const resumePublicTask = async (
  wanted: WantedTask,
  signal: AbortSignal,
  openStorage: () => TabStorage = () => sessionStorage,
  start = startPublicTask,
): Promise<TokenAnswer> => {
  let storage: TabStorage | undefined
  try {
    storage = openStorage()
    const jwt = storage.getItem(getKey(wanted))
    if (jwt !== null) return { jwt }
  } catch {
    // A tab that keeps nothing begins each time anew.
  }
  const answer = await start(wanted, signal)
  try {
    storage?.setItem(getKey(wanted), answer.jwt)
  } catch {
    // It is full.
  }
  return answer
}

/** The next run of the task is another one. */
export const forgetPublicTask = (wanted: WantedTask, openStorage: () => TabStorage = () => sessionStorage): void => {
  try {
    openStorage().removeItem(getKey(wanted))
  } catch {
    // Nothing was kept where nothing can be.
  }
}
