import { join } from 'node:path'
import type { Config } from '../../config.ts'
import { createLoop, type Loop } from '../loop.ts'
import { type DeliveryParts, deliverMail } from './delivery.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { folderTransport, type SendMail, smtpTransport } from './transport.ts'

/** How often to look for what waits. */
const LOOK_MS = 2000

export interface MailService extends Pick<Loop, 'start' | 'stop'> {
  /** Hands one e-mail over at once, for whom nothing waits in the table. */
  send: SendMail
  /** Where there is no mail server, and the page of it can be opened on this computer alone. */
  mailbox: Mailbox | undefined
}

type Settings = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDirectory' | 'oidcIssuer'>

/** How e-mails leave: to the mail server that is configured, or else into a folder. */
export const createMail = (
  { smtpUrl, mailFrom, dataDirectory, oidcIssuer }: Settings,
  parts: Pick<DeliveryParts, 'db' | 'durable' | 'log'>,
): MailService => {
  const now = () => new Date()
  // Several processes share what waits.
  const deliver = (send: SendMail): Loop =>
    createLoop(() => deliverMail({ ...parts, now, send }), { log: parts.log, failure: 'E-mails were not delivered.', everyMs: LOOK_MS })
  if (smtpUrl !== undefined && mailFrom !== undefined) {
    const { send, close } = smtpTransport({ url: smtpUrl, from: mailFrom })
    const loop = deliver(send)
    const stop = async (): Promise<void> => {
      await loop.stop()
      close()
    }
    return { ...loop, send, stop, mailbox: undefined }
  }
  const folder = join(dataDirectory, 'mailbox')
  const send = folderTransport(folder, now)
  // The embedded sign-in serves on this computer alone. With a provider of one's own the page would be open to everyone.
  return { ...deliver(send), send, mailbox: oidcIssuer === undefined ? openMailbox(folder) : undefined }
}
