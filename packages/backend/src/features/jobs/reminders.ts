import { addresses } from '@tracemark/api/addresses'
import { isToBeDone } from '@tracemark/api/rules'
import type { Job, Language, Organization } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { workForEachOrganization } from '../../platform/db/for-each-organization.ts'
import { type ScopedDatabase, withScope } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'
import { asOneLine, type Letter, letterHtml, letterText } from '../../platform/mail/layout.ts'
import { type Mail, queueMail } from '../../platform/mail/queries.ts'
import type { Database } from '../../schema/database.ts'
import { fill, getTexts } from '../../texts/index.ts'
import { findOrganization } from '../organizations/queries.ts'
import { findJob } from './queries.ts'

/** Reminded in one transaction, so that no row is held for long. */
const AT_ONCE = 50

interface ReminderParts {
  db: Kysely<Database>
  clock: Clock
  ids: IdSource
  publicUrl: string
}

interface Recipient {
  email: string
  /** Absent where they have chosen none. */
  language: Language | undefined
  accessPortal: boolean
}

/** The person a job is assigned to, while they are of the organization. */
const findRecipient = async (db: ScopedDatabase, organizationId: number, accountId: string): Promise<Recipient | undefined> => {
  const row = await db
    .selectFrom('memberships as membership')
    .innerJoin('accounts as account', 'account.id', 'membership.account_id')
    .select(['account.email', 'account.language', 'membership.portal_language', 'membership.access_portal', 'membership.is_suspended'])
    .where('membership.organization_id', '=', organizationId)
    .where('membership.account_id', '=', accountId)
    .executeTakeFirst()
  if (!row || row.is_suspended) return undefined
  return { email: row.email, language: row.portal_language ?? row.language ?? undefined, accessPortal: row.access_portal }
}

const buildMail = (
  { name, unit, thing, task, note, dueDate = '' }: Job,
  { name: organizationName, accentColor, timeZone = 'UTC', language: usual }: Organization,
  { email, language = usual }: Recipient,
  href: string,
): Mail => {
  const texts = getTexts(language).jobReminder
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone })
  const values = { name: asOneLine(name), date: format.format(new Date(dueDate)) }
  const letter: Letter = {
    language,
    subject: fill(texts.subject, values),
    paragraphs: [
      fill(texts.lead, values),
      [task.name, unit?.name, thing.name].flatMap((part) => (part === undefined ? [] : asOneLine(part))).join(' · '),
      ...(note === undefined ? [] : [note]),
    ],
    link: { label: texts.button, href },
    notes: [texts.because],
    from: { name: asOneLine(organizationName), accentColor },
  }
  return { recipient: email, subject: letter.subject, text: letterText(letter), html: letterHtml(letter) }
}

const remind = async (
  db: ScopedDatabase,
  organization: Organization,
  job: Job,
  { clock, ids, publicUrl }: ReminderParts,
): Promise<void> => {
  const { id: organizationId, slug } = organization
  const url = addresses.jobs.one.to({ org: slug, id: job.id })
  const recipient = job.assignedTo === undefined ? undefined : await findRecipient(db, organizationId, job.assignedTo)
  await db
    .insertInto('notifications')
    .values({
      organization_id: organizationId,
      id: ids(),
      notification_type: 'job_due',
      priority: job.highPriority ? 'high' : 'normal',
      text: [job.name, (job.unit ?? job.thing).name].join(': '),
      url,
      created_at: clock.now(),
      // Where nobody has it, everybody is told.
      ...(recipient && { account_id: job.assignedTo }),
    })
    .execute()
  if (!recipient) return
  const href = `${publicUrl}${recipient.accessPortal ? url : addresses['guided-tasks'].guided.to({ org: slug })}`
  await queueMail(db, organizationId, { id: ids(), createdAt: clock.now(), mail: buildMail(job, organization, recipient, href) })
}

/** Takes jobs whose reminder is due, so that no other process does. Gives how many there were. */
const remindSome = (organizationId: number, parts: ReminderParts): Promise<number> =>
  withScope(parts.db, { organizationId }, async (db) => {
    const now = parts.clock.now()
    const due = await db
      .selectFrom('jobs')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('remind_at', '<=', now)
      .orderBy('remind_at')
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    if (due.length === 0) return 0
    const organization = await findOrganization(db, organizationId)
    for (const { id } of due) {
      const job = await findJob(db, organizationId, now, id)
      if (organization && job && isToBeDone(job.status)) await remind(db, organization, job, parts)
    }
    await db
      .updateTable('jobs')
      .set({ remind_at: null })
      .where('organization_id', '=', organizationId)
      .where(
        'id',
        'in',
        due.map(({ id }) => id),
      )
      .execute()
    return due.length
  })

const remindAll = async (organizationId: number, parts: ReminderParts): Promise<number> => {
  let reminded = 0
  let some = AT_ONCE
  while (some === AT_ONCE) {
    some = await remindSome(organizationId, parts)
    reminded += some
  }
  return reminded
}

/** Reminds people of their jobs. Many processes may do so at once. Gives of how many jobs. */
export const remindOfJobs = (parts: ReminderParts): Promise<number> =>
  workForEachOrganization(parts.db, (organizationId) => remindAll(organizationId, parts))
