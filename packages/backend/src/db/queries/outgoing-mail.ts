import type { ScopedDatabase } from '../scope.ts'

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
