import { outgoingMailColumns } from '../../schema/columns.ts'
import type { ScopedDatabase } from '../db/scope.ts'

/** One e-mail to one person. Its lines come as text and as HTML. */
export interface Mail {
  recipient: string
  subject: string
  text: string
  html: string
}

/** Leaves with the transaction that causes it, or not at all. */
export const queueMail = async (
  db: ScopedDatabase,
  organizationId: number,
  { id, createdAt, mail }: { id: string; createdAt: Date; mail: Mail },
): Promise<void> => {
  await db
    .insertInto('outgoing_mail')
    .values({
      organization_id: organizationId,
      id,
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      created_at: createdAt,
    })
    .execute()
}

export interface DueMail {
  organizationId: number
  id: string
  /** With the one that is about to be made. */
  attempts: number
  mail: Mail
}

/** In the scope of mail: takes what is due, oldest first, so that no other process does before `claimedUntil`. */
export const claimMail = async (db: ScopedDatabase, now: Date, claimedUntil: Date, atMost: number): Promise<DueMail[]> => {
  const rows = await db
    .selectFrom('outgoing_mail')
    .select(outgoingMailColumns)
    .where('failed_at', 'is', null)
    .where((eb) => eb.or([eb('not_before', 'is', null), eb('not_before', '<=', now)]))
    .orderBy('id')
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { organization_id, id, attempts } of rows)
    await db
      .updateTable('outgoing_mail')
      .set({ attempts: attempts + 1, not_before: claimedUntil })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  return rows.map((row) => ({
    organizationId: row.organization_id,
    id: row.id,
    attempts: row.attempts + 1,
    mail: { recipient: row.recipient, subject: row.subject, text: row.body_text, html: row.body_html },
  }))
}

export const deleteMail = async (db: ScopedDatabase, { organizationId, id }: DueMail): Promise<void> => {
  await db.deleteFrom('outgoing_mail').where('organization_id', '=', organizationId).where('id', '=', id).execute()
}

/** For another try; without one its words are forgotten, since they may hold a link that opens something. */
export const rescheduleMail = async (
  db: ScopedDatabase,
  { organizationId, id }: DueMail,
  retryAt: Date | undefined,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('outgoing_mail')
    .set(retryAt ? { not_before: retryAt } : { failed_at: now, body_text: '', body_html: '' })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}
