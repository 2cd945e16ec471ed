import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const KEY_BYTES = 32

/** A new key as Standard Webhooks write it. */
export const makeSecurityKey = (): string => `${PREFIX}${randomBytes(KEY_BYTES).toString('base64')}`

const keyBytes = (key: string): Buffer => (key.startsWith(PREFIX) ? Buffer.from(key.slice(PREFIX.length), 'base64') : Buffer.from(key))

/**
 * The headers of Standard Webhooks. Every try has the event's id, so that a receiver knows what it has had. The time is the
 * real one, whatever the demo's clock says: receivers refuse what is older than minutes.
 */
export const signedHeaders = (eventId: string, body: string, key: string | null, sentAt: Date): Record<string, string> => {
  const timestamp = String(Math.floor(sentAt.getTime() / 1000))
  const headers = { 'webhook-id': eventId, 'webhook-timestamp': timestamp }
  if (key === null) return headers
  const signature = createHmac('sha256', keyBytes(key)).update(`${eventId}.${timestamp}.${body}`).digest('base64')
  return { ...headers, 'webhook-signature': `v1,${signature}` }
}
