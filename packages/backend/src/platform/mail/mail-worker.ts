import { type DeliveryParts, deliverMail } from './delivery.ts'

const LOOK_MS = 2000

export interface MailWorker {
  start(): void
  /** Waits for what is under way. */
  stop(): Promise<void>
}

/** Looks for e-mails to deliver, again and again. Several processes share them. */
export const createMailWorker = (parts: DeliveryParts): MailWorker => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = true
  let underWay: Promise<unknown> = Promise.resolve()
  const look = (): void => {
    underWay = deliverMail(parts)
      .catch((error: unknown) =>
        parts.log.error({ error: error instanceof Error ? error.stack : String(error) }, 'The mail delivery failed.'),
      )
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, LOOK_MS).unref()
      })
  }
  return {
    start: () => {
      isStopped = false
      look()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await underWay
    },
  }
}
