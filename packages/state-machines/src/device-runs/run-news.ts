import type { TaskRunResult } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'

/** What happens to runs on this device, told to every page of this site. */
export type RunNews =
  | { kind: 'changed'; runId: string }
  | { kind: 'sending'; runId: string }
  | { kind: 'waiting'; runId: string }
  | { kind: 'received'; runId: string; result: TaskRunResult }
  | { kind: 'refused'; runId: string; failure: Failure }
  | { kind: 'deleted'; runId: string }
  /** Whoever sends should look at once. */
  | { kind: 'wake' }

export interface RunNewsroom {
  tell: (news: RunNews) => void
  /** Hears this page's news and that of the others. Returns how to stop. */
  listen: (hear: (news: RunNews) => void) => () => void
}

const CHANNEL = 'tracemark-runs'

type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>

/** Without a channel each page knows its own news alone. */
export const createRunNewsroom = (openChannel: ((name: string) => Channel) | undefined): RunNewsroom => {
  const listeners = new Set<(news: RunNews) => void>()
  const hearAll = (news: RunNews) => {
    for (const hear of [...listeners]) hear(news)
  }
  const channel = openChannel?.(CHANNEL)
  channel?.addEventListener('message', ({ data }) => hearAll(data as RunNews))
  return {
    tell: (news) => {
      channel?.postMessage(news)
      hearAll(news)
    },
    listen: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}
