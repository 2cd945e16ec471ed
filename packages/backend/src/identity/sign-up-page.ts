import { escapeHtml } from '../html.ts'
import { page } from './sign-in-page.ts'
import { PASSWORD_MIN, type SignUpField } from './sign-up.ts'

export interface SignUpPage {
  action: string
  firstName: string
  lastName: string
  email: string
  /** What has to be written otherwise. */
  invalid: readonly SignUpField[]
  /** The code could not be sent. */
  notSent: boolean
}

const complaints: Record<SignUpField, string> = {
  firstName: 'Write your first name.',
  lastName: 'Write your last name.',
  email: 'Write an e-mail address such as name@example.com.',
  password: `Choose a password of at least ${PASSWORD_MIN} characters.`,
}

export const signUpPage = ({ action, firstName, lastName, email, invalid, notSent }: SignUpPage): string => {
  const first = invalid[0] ?? (firstName === '' ? 'firstName' : 'password')
  const field = (name: SignUpField, label: string, attributes: string): string =>
    `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes}${invalid.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}${name === first ? ' autofocus' : ''}>
${invalid.includes(name) ? `<p class="complaint" id="${name}-error">${complaints[name]}</p>` : ''}`
  return page(
    invalid.length > 0 ? 'Sign-up is not complete' : 'Make an account',
    `<h1>Make an account</h1>
<p class="note">We send a code to your e-mail address, to be sure that it is yours.</p>
${notSent ? '<p class="error" role="alert"><b>The code could not be sent.</b> Nothing was made yet. Try again in a minute.</p>' : ''}
<form method="post" action="${escapeHtml(action)}" novalidate>
<input type="hidden" name="step" value="account">
<div class="pair"><div>${field('firstName', 'First name', `autocomplete="given-name" maxlength="100" value="${escapeHtml(firstName)}"`)}</div>
<div>${field('lastName', 'Last name', `autocomplete="family-name" maxlength="100" value="${escapeHtml(lastName)}"`)}</div></div>
${field('email', 'Email', `type="email" autocomplete="username" maxlength="254" value="${escapeHtml(email)}"`)}
${field('password', 'New password', `type="password" autocomplete="new-password" minlength="${PASSWORD_MIN}" maxlength="200" placeholder="At least ${PASSWORD_MIN} characters"`)}
<button type="submit">Send the code</button>
</form>
<p class="other">You have an account? <a href="${escapeHtml(action)}?signin">Sign in</a></p>`,
  )
}

export interface CodePage {
  action: string
  email: string
  wrong: boolean
  /** Where e-mails are looked at on this computer, without a mail server. */
  mailbox: string | undefined
}

export const codePage = ({ action, email, wrong, mailbox }: CodePage): string =>
  page(
    wrong ? 'The code is wrong' : 'Enter the code',
    `<h1>Look into your e-mail</h1>
<p class="note">We have sent a code to <b>${escapeHtml(email)}</b>. It holds for 15 minutes.</p>
${wrong ? '<p class="error" id="error" role="alert"><b>This is not the code.</b> Compare it with the newest e-mail and try again.</p>' : ''}
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="step" value="code">
<label for="code">Code of 6 digits</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" required maxlength="12" autofocus${wrong ? ' aria-invalid="true" aria-describedby="error"' : ''}>
<button type="submit">Make the account</button>
</form>
<p class="other">No e-mail? Look among the unwanted ones, or <a href="${escapeHtml(action)}?signup">write the address again</a></p>
${mailbox === undefined ? '' : `<p class="other">No mail server is set up: <a href="${escapeHtml(mailbox)}" target="_blank" rel="noopener">the e-mail is in the mailbox</a></p>`}`,
  )
