import { escapeHtml } from '../../platform/html.ts'
import type { StoredMail } from '../../platform/mail/mailbox.ts'

/** The e-mail's own styles are inline. Nothing is fetched, and nothing runs. */
export const mailboxHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; font-src 'self'; frame-src 'self'; base-uri 'self'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/docs/tokens.css">
<link rel="stylesheet" href="/docs/faces.css">
<link rel="stylesheet" href="/docs/page.css">
<link rel="stylesheet" href="/docs/mailbox.css">
</head>
<body>
<main>
${content}
</main>
</body>
</html>`

const time = (sentAt: string): string =>
  `<time datetime="${escapeHtml(sentAt)}">${escapeHtml(sentAt.slice(0, 16).replace('T', ' '))} UTC</time>`

export const mailboxPage = (mails: readonly StoredMail[]): string =>
  page(
    'Mailbox',
    `<h1>Mailbox</h1>
<p class="note">No mail server is set up, so emails are stored here instead of being sent.</p>
${
  mails.length === 0
    ? '<p class="empty">No emails yet. Invite someone to an organization to see the invitation here.</p>'
    : `<ul>${mails
        .map(
          ({ id, recipient, subject, sentAt }) =>
            `<li><a href="/mailbox/${escapeHtml(id)}"><b>${escapeHtml(subject)}</b><span>${escapeHtml(recipient)}</span>${time(sentAt)}</a></li>`,
        )
        .join('')}</ul>`
}`,
  )

/** The e-mail stands in a frame of its own, from which nothing but its links leads out. */
export const mailPage = ({ recipient, subject, html, text, sentAt }: StoredMail): string =>
  page(
    subject,
    `<p><a href="/mailbox">Mailbox</a></p>
<h1>${escapeHtml(subject)}</h1>
<p class="note">To ${escapeHtml(recipient)}, ${time(sentAt)}</p>
<iframe title="Email" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_top">'))}"></iframe>
<details><summary>As plain text</summary><pre>${escapeHtml(text)}</pre></details>`,
  )
