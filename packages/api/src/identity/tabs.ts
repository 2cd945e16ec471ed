import * as z from 'zod/mini'
import type { IdentityEnvironment } from './environment.ts'
import { Session } from './session.ts'

/** How long a tab waits for the others to tell their session. */
export const TAB_ANSWER_WAIT_MS = 200

const Message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('session'), session: Session }),
  z.object({ kind: z.literal('logout') }),
])
type Message = z.infer<typeof Message>

export interface Tabs {
  announce: (session: Session) => void
  announceLogout: () => void
  /** Asks the other tabs; resolves with the first session that `accepts` takes, or undefined after a short wait. */
  ask: (accepts: (session: Session) => boolean) => Promise<Session | undefined>
  close: () => void
}

interface TabsOptions extends Pick<IdentityEnvironment, 'openChannel' | 'wait'> {
  name: string
  /** What this tab answers when another asks. */
  answer: () => Session | undefined
  onSession: (session: Session) => void
  onLogout: () => void
}

/** The live tabs of this site, which share one sign-in without writing it down. */
export const createTabs = ({ openChannel, wait, name, answer, onSession, onLogout }: TabsOptions): Tabs => {
  const channel = openChannel(name)
  const asking = new Set<(session: Session) => void>()
  const post = (message: Message) => channel.postMessage(message)

  channel.addEventListener('message', ({ data }) => {
    const message = Message.safeParse(data)
    if (!message.success) return
    switch (message.data.kind) {
      case 'ask': {
        const session = answer()
        if (session) post({ kind: 'session', session })
        return
      }
      case 'session':
        onSession(message.data.session)
        for (const hear of asking) hear(message.data.session)
        return
      case 'logout':
        onLogout()
    }
  })

  return {
    announce: (session) => post({ kind: 'session', session }),
    announceLogout: () => post({ kind: 'logout' }),
    ask: (accepts) =>
      new Promise((resolve) => {
        const end = (session?: Session) => {
          asking.delete(hear)
          resolve(session)
        }
        const hear = (session: Session) => {
          if (accepts(session)) end(session)
        }
        asking.add(hear)
        post({ kind: 'ask' })
        void wait(TAB_ANSWER_WAIT_MS).then(() => end())
      }),
    close: () => channel.close(),
  }
}
