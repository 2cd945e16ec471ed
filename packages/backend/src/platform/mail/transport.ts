import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mail } from './queries.ts'

/** Hands one e-mail over. Given again with the same id, it is the same e-mail. Fails where it could not be handed over. */
export type SendMail = (id: string, mail: Mail) => Promise<void>

const CONNECT_MS = 10_000

export interface SmtpOptions {
  /** `smtps://name:password@host:465`, or `smtp://` where the connection is encrypted after it has begun. */
  url: string
  from: string
}

/** Hands e-mails to a mail server. One connection serves several, and is closed when it is idle. */
export const smtpTransport = ({ url, from }: SmtpOptions): { send: SendMail; close(): void } => {
  const options = {
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: CONNECT_MS,
  }
  const transport = createTransport(options)
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>.*$/s, '')
  return {
    send: async (id, { recipient, subject, text, html }) => {
      await transport.sendMail({
        from,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        // The same at every try, so that a mail program shows it once.
        messageId: `<${id}@${domain}>`,
        headers: { 'auto-submitted': 'auto-generated' },
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    close: () => transport.close(),
  }
}

/** Puts e-mails into a folder, one file each, where nobody but this computer's user reads them. */
export const folderTransport =
  (folder: string, now: () => Date): SendMail =>
  async (id, mail) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const unfinished = join(folder, `.${id}`)
    await writeFile(unfinished, JSON.stringify({ ...mail, sentAt: now().toISOString() }, undefined, 2), { mode: 0o600 })
    await rename(unfinished, join(folder, `${id}.json`))
  }
