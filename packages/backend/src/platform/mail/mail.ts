import { join } from 'node:path'
import type { Config } from '../../config.ts'
import type { DeliveryParts } from './delivery.ts'
import { createMailWorker, type MailWorker } from './mail-worker.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { folderTransport, type SendMail, smtpTransport } from './transport.ts'

export interface MailService extends MailWorker {
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
  if (smtpUrl !== undefined && mailFrom !== undefined) {
    const { send, close } = smtpTransport({ url: smtpUrl, from: mailFrom })
    const worker = createMailWorker({ ...parts, now, send })
    const stop = async (): Promise<void> => {
      await worker.stop()
      close()
    }
    return { ...worker, send, stop, mailbox: undefined }
  }
  const folder = join(dataDirectory, 'mailbox')
  const send = folderTransport(folder, now)
  const worker = createMailWorker({ ...parts, now, send })
  // The embedded sign-in serves on this computer alone. With a provider of one's own the page would be open to everyone.
  return { ...worker, send, mailbox: oidcIssuer === undefined ? openMailbox(folder) : undefined }
}
