import type { Language } from '@tracemark/api/schemas'
import { type Letter, letterHtml, letterText } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/queries.ts'
import { fill, getTexts } from '../../texts/index.ts'

interface To {
  recipient: string
  /** That of the page where somebody signs up. */
  language: Language
  /** Where the portal is. */
  href: string
}

const buildMail = (recipient: string, letter: Letter): Mail => ({
  recipient,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
})

/** The code that proves that an e-mail address is one's own. */
export const signUpMail = ({ recipient, language, code, href }: To & { code: string }): Mail => {
  const t = getTexts(language).signIn
  return buildMail(recipient, {
    language,
    subject: fill(t.mailCode, { code }),
    paragraphs: [fill(t.mailYours, { code: `${code.slice(0, 3)} ${code.slice(3)}` }), t.mailEnter],
    link: { label: t.open, href },
    notes: [t.mailIgnore],
    from: { name: 'Tracemark' },
  })
}

/** Said to the owner of the address alone. */
export const accountExistsMail = ({ recipient, language, href }: To): Mail => {
  const t = getTexts(language).signIn
  return buildMail(recipient, {
    language,
    subject: t.mailExists,
    paragraphs: [t.mailTried, t.mailHas],
    link: { label: t.signIn, href },
    notes: [t.mailNothing],
    from: { name: 'Tracemark' },
  })
}
