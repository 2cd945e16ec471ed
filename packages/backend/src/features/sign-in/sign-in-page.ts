import { createHash } from 'node:crypto'
import { type Language, languages } from '@tracemark/api/schemas'
import { escapeHtml } from '../../platform/html.ts'
import { fill, getTexts } from '../../texts/index.ts'
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

const globe =
  '<svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM1.8 8h12.4M8 1.5c2 1.8 2.8 4 2.8 6.500S10 12.700 8 14.500c-2-1.800-2.800-4-2.800-6.500S6 3.300 8 1.500Z"/></svg>'

const warning =
  '<svg width="18" height="18" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" aria-hidden="true"><path d="M5.3 1.8h5.4l3.5 3.5v5.4l-3.5 3.5H5.3l-3.5-3.5V5.3l3.5-3.5ZM8 5v3.6M8 11v.01"/></svg>'

/** Those to choose from. The wording of Farm Audits is English here. */
export const offeredLanguages = languages.filter((language) => language !== 'en-x-farm')

/** What went wrong, and what to do. */
export const errorLine = (what: string, how: string): string =>
  `<p class="error" id="error" role="alert">${warning}<span><b>${escapeHtml(what)}</b> ${escapeHtml(how)}</span></p>`

/** The buttons belong to the page's form, so that what is written in it is there in the new language too. */
const languageChoice = (language: Language): string => {
  const { name, signIn: t } = getTexts(language)
  const offered = offeredLanguages.map((tag) => {
    const offeredName = getTexts(tag).name
    const chosen = offeredName === name
    return `<li><button form="form" formnovalidate name="lang" value="${tag}" lang="${tag}"${chosen ? ' aria-current="true"' : ''}>${offeredName}</button></li>`
  })
  return `<details class="languages"><summary>${globe}<span class="hidden">${t.language}: </span>${name}</summary><ul>${offered.join('')}</ul></details>`
}

export interface Page {
  language: Language
  title: string
  content: string
  /** The page has a form with the id `form`, with which a language can be chosen. */
  choice?: boolean
}

/** The provider's frame around every page of it. */
export const page = ({ language, title, content, choice = false }: Page): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Tracemark</title>
<link rel="icon" href="/icon.svg">
<style>${signInStyle}</style>
</head>
<body>
<main>
<div class="picture" aria-hidden="true"><img src="/demo/hero-sierra-alta.svg" alt=""></div>
<div class="sheet">
<p class="brand"><svg width="30" height="30" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="20" cy="20" r="13.5" fill="none" stroke="currentColor"/><path d="M13 21.5c4-8.5 9-9 14-8.5-.5 7-4 12-11.5 12.5M14 27c2-5.500 5-8.500 8.500-10" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg>Tracemark</p>
${content}
${choice ? languageChoice(language) : ''}
</div>
</main>
</body>
</html>`

export interface SignInPage {
  language: Language
  action: string
  email: string
  /** The last try failed. */
  failed: boolean
  demoAccounts: readonly string[]
  demoPassword: string
}

export const signInPage = ({ language, action, email, failed, demoAccounts, demoPassword }: SignInPage): string => {
  const t = getTexts(language).signIn
  const demo = fill(escapeHtml(t.demoPassword), { password: `<b>${escapeHtml(demoPassword)}</b>` })
  return page({
    language,
    title: failed ? t.signInFailed : t.signIn,
    choice: true,
    content: `<h1>${t.signIn}</h1>
${failed ? errorLine(t.mismatch, t.mismatchHow) : ''}
<form id="form" method="post" action="${escapeHtml(action)}">
<label for="email">${t.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${escapeHtml(email)}"${email === '' ? ' autofocus' : ''}>
<label for="password">${t.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${failed ? ' aria-invalid="true" aria-describedby="error"' : ''}${email === '' ? '' : ' autofocus'}>
<button type="submit">${t.signIn}</button>
</form>
<p class="other">${t.newHere} <a href="${escapeHtml(action)}?signup">${t.makeAccount}</a></p>
<details><summary>${t.demoAccounts}</summary><ul>${demoAccounts.map((account) => `<li>${escapeHtml(account)}</li>`).join('')}</ul><p>${demo}</p></details>`,
  })
}

/** `form` is the provider's own. With a script it is sent at once; without one a person presses the button, or goes back to the portal. */
export const signOutPage = (language: Language, form: string, atOnce: boolean, portal: string): string => {
  const t = getTexts(language).signIn
  return page({
    language,
    title: t.signOut,
    content: `<h1>${atOnce ? t.signingOut : t.signOutAsk}</h1>
<p class="note">${atOnce ? t.moment : t.signInAgain}</p>
${form}
<button id="continue" type="submit" form="op.logoutForm" name="logout" value="yes">${t.signOut}</button>
${atOnce ? `<script>${submitScript}</script>` : `<p class="other"><a href="${escapeHtml(portal)}">${t.toPortal}</a></p>`}`,
  })
}

export interface Message {
  title: string
  text: string
  link: { href: string; label: string }
}

export const messagePage = (language: Language, { title, text, link }: Message): string =>
  page({
    language,
    title,
    content: `<h1>${escapeHtml(title)}</h1><p class="note">${escapeHtml(text)}</p><p><a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
  })

/** Minutes in words: `5 Minuten`. */
export const inMinutes = (language: Language, seconds: number): string =>
  new Intl.NumberFormat(language === 'en-x-farm' ? 'en' : language, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(
    Math.ceil(seconds / 60),
  )

/** Too many attempts: how long to wait. */
export const tooManyPage = (language: Language, seconds: number, href: string): string => {
  const t = getTexts(language).signIn
  const text = fill(t.tooManyText, { time: inMinutes(language, seconds) })
  return messagePage(language, { title: t.tooMany, text, link: { href, label: t.backToSignIn } })
}
