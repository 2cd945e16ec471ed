import { createHash } from 'node:crypto'
import { escapeHtml } from '../html.ts'
import { signInStyle } from './sign-in-style.ts'

const submitScript = 'document.getElementById("continue").click()'
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Nothing but our own style, the picture, and the one script that sends the logout form. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src ${hash(signInStyle)}`,
  `script-src ${hash(submitScript)}`,
  "img-src 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The provider's frame around every page of it. */
export const page = (title: string, content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/demo/organization-sierra-alta.svg">
<style>${signInStyle}</style>
</head>
<body>
<main>
<div class="picture" aria-hidden="true"><img src="/demo/hero-sierra-alta.svg" alt=""></div>
<div class="sheet">
<p class="brand"><svg width="30" height="30" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="20" cy="20" r="13.5" fill="none" stroke="currentColor"/><path d="M13 21.5c4-8.5 9-9 14-8.5-.5 7-4 12-11.5 12.5M14 27c2-5.5 5-8.5 8.5-10" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg>Tracemark</p>
${content}
</div>
</main>
</body>
</html>`

export interface SignInPage {
  action: string
  email: string
  /** The last try failed. */
  failed: boolean
  demoAccounts: readonly string[]
  demoPassword: string
}

export const signInPage = ({ action, email, failed, demoAccounts, demoPassword }: SignInPage): string =>
  page(
    failed ? 'Sign in failed' : 'Sign in',
    `<h1>Sign in</h1>
${failed ? '<p class="error" id="error" role="alert"><b>Email and password do not match.</b> Check both and try again.</p>' : ''}
<form method="post" action="${escapeHtml(action)}">
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}"${email === '' ? ' autofocus' : ''}>
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${failed ? ' aria-invalid="true" aria-describedby="error"' : ''}${email === '' ? '' : ' autofocus'}>
<button type="submit">Sign in</button>
</form>
<p class="other">New here? <a href="${escapeHtml(action)}?signup">Make an account</a></p>
<details><summary>Demo accounts</summary><ul>${demoAccounts.map((account) => `<li>${escapeHtml(account)}</li>`).join('')}</ul><p>The password of each is <b>${escapeHtml(demoPassword)}</b>.</p></details>`,
  )

/** `form` is the provider's own. With a script it is sent at once; without one a person presses the button. */
export const signOutPage = (form: string, atOnce: boolean): string =>
  page(
    'Sign out',
    `<h1>${atOnce ? 'Signing you out' : 'Sign out?'}</h1>
<p class="note">${atOnce ? 'This takes a moment.' : 'You will have to sign in again to open the portal.'}</p>
${form}
<button id="continue" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
${atOnce ? `<script>${submitScript}</script>` : ''}`,
  )

export const messagePage = (title: string, text: string, link: { href: string; label: string }): string =>
  page(
    title,
    `<h1>${escapeHtml(title)}</h1><p class="note">${escapeHtml(text)}</p><p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
  )
