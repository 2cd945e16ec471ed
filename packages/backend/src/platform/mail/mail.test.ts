import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages } from '@tracemark/api/schemas'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type InvitationLetter, invitationMail } from '../../features/invitations/mail.ts'
import { mailboxRoutes } from '../../features/mailbox/routes.ts'
import type { Environment } from '../http/environment.ts'
import { openMailbox } from './mailbox.ts'
import type { Mail } from './queries.ts'
import { folderTransport, smtpTransport } from './transport.ts'

const letter: InvitationLetter = {
  recipient: 'nora@example.com',
  language: 'en',
  organization: { name: 'Sierra <b>Alta</b>\r\nBcc: all@example.com', accentColor: '#f0f0f0' },
  inviter: 'Lucía {date}',
  expiresAt: new Date('2026-05-27T15:00:00Z'),
  href: 'https://portal.example/profile/invitations?inviteToken=abc&x="1"',
}

describe('the e-mail of an invitation', () => {
  test('says who invites, whereto, and until when; names stay in their line and are no markup', () => {
    const mail = invitationMail(letter)
    expect(mail.subject).toBe('Invitation to Sierra <b>Alta</b> Bcc: all@example.com')
    expect(mail.text).toBe(`Lucía {date} invited you to join Sierra <b>Alta</b> Bcc: all@example.com on Tracemark.

Open the invitation to accept or decline it.

Open invitation:
https://portal.example/profile/invitations?inviteToken=abc&x="1"

The link works once. It expires on May 27, 2026.

If you don’t know Sierra <b>Alta</b> Bcc: all@example.com, ignore this email.`)
    expect(mail.html).not.toContain('<b>Alta')
    expect(mail.html).toContain('href="https://portal.example/profile/invitations?inviteToken=abc&amp;x=&quot;1&quot;"')
    expect(mail.html).toContain('background:#f0f0f0;color:#2b2a26')
  })

  test.each(languages)('names nobody in %s where the operator invites', (language) => {
    const readLead = (inviter: string | undefined) =>
      invitationMail({ ...letter, language, inviter, organization: { name: 'Sierra Alta' } }).text.split('\n')[0]
    expect(readLead(undefined)).toMatch(/^[^{}]*Sierra Alta[^{}]*$/)
    expect(readLead(undefined)).not.toBe(readLead(''))
  })

  test.each(languages)('is whole in %s', (language) => {
    const { subject, text, html } = invitationMail({ ...letter, language, inviter: 'Lucía', organization: { name: 'Sierra Alta' } })
    expect(subject).toContain('Sierra Alta')
    expect([/\{\w+\}/.test(text + subject), text.includes('Lucía'), text.includes(letter.href), text.includes('2026')]).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(html).toContain(`<html lang="${language}">`)
  })
})

describe('without a mail server', () => {
  let folder: string
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'tracemark-mailbox-')), 'mailbox')
  })
  afterAll(() => rm(join(folder, '..'), { recursive: true }))

  const ID = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80'
  const get = async (path: string, host = 'localhost:8080') => {
    const app = new Hono<Environment>()
    mailboxRoutes(app, openMailbox(folder), 'http://localhost:8080')
    const response = await app.fetch(new Request(`http://${host}${path}`))
    return { status: response.status, text: await response.text(), policy: response.headers.get('content-security-policy') }
  }

  test('the page says so', async () => {
    expect((await get('/mailbox')).text).toContain('No emails yet.')
  })

  test('e-mails are put into a folder, once each, and shown without running anything', async () => {
    const mail: Mail = {
      recipient: 'a@example.com',
      subject: '<script>',
      text: 'Hi',
      html: '<head></head><a href="https://x.example">Hi</a>',
    }
    const send = folderTransport(folder, () => new Date('2026-05-20T15:00:00Z'))
    await send(ID, mail)
    await send(ID, mail)
    expect(await readdir(folder)).toEqual([`${ID}.json`])
    const list = await get('/mailbox')
    expect([list.status, list.text.includes('&lt;script&gt;'), list.text.includes('<script>')]).toEqual([200, true, false])
    const shown = await get(`/mailbox/${ID}`)
    expect(shown.text).toContain('sandbox="allow-top-navigation-by-user-activation"')
    expect(shown.text).toContain('srcdoc="&lt;head&gt;&lt;base target=&quot;_top&quot;&gt;')
    expect(shown.policy).toMatch(/^default-src 'none'/)
  })

  test('other names of this computer, and other files, lead nowhere', async () => {
    expect((await get('/mailbox', 'evil.example')).status).toBe(404)
    expect((await get(`/mailbox/${ID}`, 'evil.example')).status).toBe(404)
    expect((await get('/mailbox/..%2f..%2fpackage')).status).toBe(404)
    expect((await get('/mailbox/0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d81')).status).toBe(404)
  })
})

test('a mail server gets both forms from the address that is configured', async () => {
  const heard: string[] = []
  const server = createServer((socket) => {
    let inData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      const text = String(chunk)
      heard.push(text)
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return
        inData = false
        socket.write('250 done\r\n')
      } else if (/^DATA/i.test(text)) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { send, close } = smtpTransport({ url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, from: 'Tracemark <noreply@portal.example>' })
  await send('0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80', {
    recipient: 'nora@example.com',
    subject: 'Grüße',
    text: 'Hello',
    html: '<p>Hello</p>',
  })
  close()
  await new Promise((resolve) => server.close(resolve))
  const said = heard.join('')
  for (const part of [
    'MAIL FROM:<noreply@portal.example>',
    'RCPT TO:<nora@example.com>',
    'Message-ID: <0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80@portal.example>',
    'Auto-Submitted: auto-generated',
    'multipart/alternative',
    'text/plain',
    'text/html',
  ])
    expect(said).toContain(part)
})
