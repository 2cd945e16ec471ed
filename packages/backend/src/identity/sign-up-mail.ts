import type { Mail } from '../db/queries/outgoing-mail.ts'
import { type Letter, letterHtml, letterText } from '../mail/layout.ts'

interface To {
  recipient: string
  /** Where the portal is. */
  href: string
}

const mailOf = (recipient: string, letter: Letter): Mail => ({
  recipient,
  subject: letter.subject,
  text: letterText(letter),
  html: letterHtml(letter),
})

/** The code that proves that an e-mail address is one's own. The provider's pages are in English, and so are its e-mails. */
export const signUpMail = ({ recipient, code, href }: To & { code: string }): Mail =>
  mailOf(recipient, {
    language: 'en',
    subject: `${code} is your Tracemark code`,
    paragraphs: [`Your code is ${code.slice(0, 3)} ${code.slice(3)}.`, 'Enter it on the page where you are signing up, within 15 minutes.'],
    link: { label: 'Open Tracemark', href },
    notes: ['If you did not sign up, leave this e-mail unanswered. Without the code nobody gets an account with your address.'],
    from: { name: 'Tracemark' },
  })

/** Said to the owner of the address alone. */
export const accountExistsMail = ({ recipient, href }: To): Mail =>
  mailOf(recipient, {
    language: 'en',
    subject: 'You already have a Tracemark account',
    paragraphs: [
      'Somebody, probably you, tried to sign up with this e-mail address.',
      'It has an account already. Sign in with your password.',
    ],
    link: { label: 'Sign in', href },
    notes: ['If it was not you, there is nothing to do. Nothing has changed.'],
    from: { name: 'Tracemark' },
  })
