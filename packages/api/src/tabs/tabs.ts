import * as z from 'zod/mini'

/** How long a tab waits for the others to tell what they have. */
export const TAB_ANSWER_WAIT_MS = 200

export interface Tabs<Value> {
  announce: (value: Value) => void
  /** Tells the others to forget what they have. */
  announceEnd: () => void
  /** Asks the other tabs; resolves with the first value that `accepts` takes, or undefined after a short wait. */
  ask: (accepts: (value: Value) => boolean) => Promise<Value | undefined>
  close: () => void
}

export interface TabsOptions<Value> {
  name: string
  /** What comes from another tab is read like anything from outside. */
  schema: z.ZodMiniType<Value>
  /** Opens a channel that every other tab of this site hears. */
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /** Resolves after that many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
  /** What this tab tells when another asks. */
  answer: () => readonly Value[]
  onValue: (value: Value) => void
  onEnd?: () => void
}

/** The live tabs of this site, which share what they have without writing it down. */
export const createTabs = <Value>({ name, schema, openChannel, wait, answer, onValue, onEnd }: TabsOptions<Value>): Tabs<Value> => {
  const Message = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('ask') }),
    z.object({ kind: z.literal('value'), value: schema }),
    z.object({ kind: z.literal('end') }),
  ])
  const channel = openChannel(name)
  const asking = new Set<(value: Value) => void>()
  const tell = (value: Value) => channel.postMessage({ kind: 'value', value })

  channel.addEventListener('message', ({ data }) => {
    const message = Message.safeParse(data)
    if (!message.success) return
    switch (message.data.kind) {
      case 'ask':
        for (const value of answer()) tell(value)
        return
      case 'value':
        onValue(message.data.value)
        for (const hear of asking) hear(message.data.value)
        return
      case 'end':
        onEnd?.()
    }
  })

  return {
    announce: tell,
    announceEnd: () => channel.postMessage({ kind: 'end' }),
    ask: (accepts) =>
      new Promise((resolve) => {
        const end = (value?: Value) => {
          asking.delete(hear)
          resolve(value)
        }
        const hear = (value: Value) => {
          if (accepts(value)) end(value)
        }
        asking.add(hear)
        channel.postMessage({ kind: 'ask' })
        void wait(TAB_ANSWER_WAIT_MS).then(() => end())
      }),
    close: () => channel.close(),
  }
}
