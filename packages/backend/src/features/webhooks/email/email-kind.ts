import { addresses, comingAddresses } from '@tracemark/api/addresses'
import { decimalText } from '@tracemark/api/rules'
import { eventData, type InteractionDetail } from '@tracemark/api/schemas'
import type { Clock } from '../../../platform/clock.ts'
import type { IdSource } from '../../../platform/ids.ts'
import { asOneLine, type Letter, letterHtml, letterText } from '../../../platform/mail/layout.ts'
import { type Mail, queueMail } from '../../../platform/mail/queries.ts'
import { type HappenedEvent, LOCAL_RETRY_SECONDS, type TargetKind } from '../../../platform/outbox/kinds.ts'
import { fill, getTexts, type Texts } from '../../../texts/index.ts'
import { findOrganization } from '../../organizations/queries.ts'
import { fillFromEvent } from '../delivery/fill.ts'
import { EMAIL, findWebhook } from '../delivery/webhook-kind.ts'

export interface EmailParts {
  clock: Clock
  ids: IdSource
  publicUrl: string
}

type Organization = Exclude<Awaited<ReturnType<typeof findOrganization>>, undefined>
type Said = Pick<Letter, 'subject' | 'paragraphs'> & { path: string }

const aboutInteraction = (
  { _id, name, classification, thing, item, recordDate, taskResultMessage: _, ...rest }: InteractionDetail,
  { slug, language }: Organization,
  { classifications }: Texts,
): Said => ({
  subject: `${classifications[classification]}: ${name}, ${thing.name}`,
  paragraphs: [
    [classifications[classification], name].join(': '),
    [thing.name, item?.name, rest.valueChainElement?.name].filter((part) => part !== undefined).join(' · '),
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
      .format(new Date(recordDate))
      .concat(' UTC'),
    ...rest.answers.map(({ label, value, unit }) => {
      const written = typeof value === 'number' ? decimalText(value) : String(value)
      return `${label}: ${unit === undefined ? written : `${written} ${unit}`}`
    }),
  ],
  path: addresses.interactions.one.to({ org: slug, interactionId: _id }),
})

/** What an e-mail says of an event. Names are what people wrote, and stay on one line. */
const describeEvent = (event: HappenedEvent, organization: Organization, texts: Texts, actionName: string): Said => {
  if (event.type === 'interaction.created' || event.type === 'interaction.updated')
    return aboutInteraction(eventData[event.type].parse(event.data), organization, texts)
  const text = fill(texts.event.test, { name: actionName })
  return { subject: text, paragraphs: [text], path: comingAddresses['integration-actions'].list.to({ org: organization.slug }) }
}

/** Writes the e-mails of an integration action; they leave with those of everybody else. */
export const emailKind = ({ clock, ids, publicUrl }: EmailParts): TargetKind => ({
  kind: EMAIL,
  retrySeconds: LOCAL_RETRY_SECONDS,
  handle: async (db, delivery) => {
    const { organizationId, event } = delivery
    const webhook = await findWebhook(db, delivery)
    const organization = await findOrganization(db, organizationId)
    if (!webhook || !organization) return undefined
    const texts = getTexts(organization.language)
    const { subject, paragraphs, path } = describeEvent(event, organization, texts, webhook.name)
    const letter: Letter = {
      language: organization.language,
      subject: asOneLine(webhook.email_subject === null ? subject : fillFromEvent(webhook.email_subject, event, asOneLine)) || webhook.name,
      paragraphs: paragraphs.map(asOneLine),
      link: { label: texts.event.open, href: `${publicUrl}${path}` },
      notes: [fill(texts.event.because, { name: asOneLine(webhook.name) })],
      from: { name: organization.name, accentColor: organization.accentColor },
    }
    const mail: Omit<Mail, 'recipient'> = { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
    for (const recipient of webhook.email_addresses)
      await queueMail(db, organizationId, { id: ids(), createdAt: clock.now(), mail: { ...mail, recipient } })
    return undefined
  },
})
