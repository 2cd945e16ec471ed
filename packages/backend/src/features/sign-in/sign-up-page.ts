import type { Language } from '@tracemark/api/schemas'
import { escapeHtml } from '../../platform/html.ts'
import { fill, getTexts } from '../../texts/index.ts'
import { errorLine, page } from './sign-in-page.ts'
import { PASSWORD_MIN, type SignUpDraft, type SignUpField } from './sign-up.ts'

export interface SignUpPage extends SignUpDraft {
  language: Language
  action: string
  /** The address that an invitation proves: no code is sent there. */
  invited: string | undefined
}

const min = { min: String(PASSWORD_MIN) }

export const signUpPage = ({ language, action, invited, firstName, lastName, email, invalid, notSent }: SignUpPage): string => {
  const t = getTexts(language).signIn
  const first = invalid[0] ?? (firstName === '' ? 'firstName' : 'password')
  const field = (name: SignUpField, label: string, attributes: string): string =>
    `<label for="${name}">${label}</label>
<input id="${name}" name="${name}" required ${attributes}${invalid.includes(name) ? ` aria-invalid="true" aria-describedby="${name}-error"` : ''}${name === first ? ' autofocus' : ''}>
${invalid.includes(name) ? `<p class="complaint" id="${name}-error">${fill(t[`${name}Wrong`], min)}</p>` : ''}`
  const givenName = field('firstName', t.firstName, `autocomplete="given-name" maxlength="100" value="${escapeHtml(firstName)}"`)
  const familyName = field('lastName', t.lastName, `autocomplete="family-name" maxlength="100" value="${escapeHtml(lastName)}"`)
  const hint = escapeHtml(fill(t.passwordHint, min))
  return page({
    language,
    title: invalid.length > 0 ? t.incomplete : t.makeAccount,
    choice: true,
    content: `<h1>${t.makeAccount}</h1>
<p class="note">${invited === undefined ? t.codeComes : fill(t.invited, { email: `<b>${escapeHtml(invited)}</b>` })}</p>
${notSent ? errorLine(t.notSent, t.notSentHow) : ''}
<form id="form" method="post" action="${escapeHtml(action)}" novalidate>
<input type="hidden" name="step" value="account">
<div class="pair"><div>${givenName}</div>
<div>${familyName}</div></div>
${field('email', t.email, `type="email" autocomplete="username" maxlength="254" value="${escapeHtml(email)}"`)}
${field('password', t.newPassword, `type="password" autocomplete="new-password" minlength="${PASSWORD_MIN}" maxlength="200"${invalid.includes('password') ? '' : ' aria-describedby="password-hint"'}`)}
${invalid.includes('password') ? '' : `<p class="hint" id="password-hint">${hint}</p>`}
<button type="submit">${invited === undefined ? t.sendCode : t.createAccount}</button>
</form>
<p class="other">${t.haveAccount} <a href="${escapeHtml(action)}?signin">${t.signIn}</a></p>`,
  })
}

export interface CodePage {
  language: Language
  action: string
  email: string
  wrong: boolean
  /** Where e-mails are looked at on this computer, without a mail server. */
  mailbox: string | undefined
}

export const codePage = ({ language, action, email, wrong, mailbox }: CodePage): string => {
  const t = getTexts(language).signIn
  const inMailbox = `<p class="other">${t.noServer} <a href="${escapeHtml(mailbox ?? '')}" target="_blank" rel="noopener">${t.inMailbox}</a></p>`
  return page({
    language,
    title: wrong ? t.codeWrongTitle : t.enterCode,
    choice: true,
    content: `<h1>${t.lookInMail}</h1>
<p class="note">${fill(t.codeSent, { email: `<b>${escapeHtml(email)}</b>` })}</p>
${wrong ? errorLine(t.codeWrong, t.codeWrongHow) : ''}
<form id="form" method="post" action="${escapeHtml(action)}">
<input type="hidden" name="step" value="code">
<label for="code">${t.code}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9 ]*" required maxlength="12" autofocus${wrong ? ' aria-invalid="true" aria-describedby="error"' : ''}>
<button type="submit">${t.finish}</button>
</form>
<p class="other">${t.noMail} <a href="${escapeHtml(action)}?signup">${t.writeAgain}</a></p>
${mailbox === undefined ? '' : inMailbox}`,
  })
}
