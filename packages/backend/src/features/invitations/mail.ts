import type { Language } from '@tracemark/api/schemas'
import { asOneLine, type Letter, letterHtml, letterText } from '../../platform/mail/layout.ts'
import type { Mail } from '../../platform/mail/queries.ts'
import { fill, getTexts } from '../../texts/index.ts'

export interface InvitationLetter {
  recipient: string
  language: Language
  organization: { name: string; accentColor?: string | undefined }
  /** Name of the person who invites; absent where the operator does. */
  inviter?: string | undefined
  expiresAt: Date
  href: string
}

export const invitationMail = ({ recipient, language, organization, inviter, expiresAt, href }: InvitationLetter): Mail => {
  const values = {
    organization: asOneLine(organization.name),
    inviter: asOneLine(inviter ?? ''),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt),
  }
  const texts = getTexts(language).invitation
  const letter: Letter = {
    language,
    subject: fill(texts.subject, values),
    paragraphs: [fill(inviter === undefined ? texts.plainLead : texts.lead, values), fill(texts.what, values)],
    link: { label: texts.button, href },
    notes: [fill(texts.until, values), fill(texts.ignore, values)],
    from: { name: values.organization, accentColor: organization.accentColor },
  }
  return { recipient, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}
