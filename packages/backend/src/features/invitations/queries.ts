import type { Language, Role } from '@tracemark/api/schemas'
import { type Kysely, sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { forgetTokenOrganizations, keepTokenOrganizations } from '../../platform/identity/token-organizations.ts'
import { invitationColumns } from '../../schema/columns.ts'
import type { Database } from '../../schema/database.ts'

export interface NewInvitation {
  id: string
  email: string
  role: Role
  accessPortal: boolean
  portalLanguage: Language | null
  teamId: string | null
  tokenHash: string
  expiresAt: Date
  createdAt: Date
  /** `null` where the operator invites. */
  createdById: string | null
}

/** Needs no scope: the database answers ids alone, to whoever knows the token. */
export const findInvitationByToken = async (
  db: Kysely<Database>,
  tokenHash: string,
): Promise<{ organizationId: number; id: string } | undefined> => {
  const { rows } = await sql<{
    organization_id: number
    id: string
  }>`select organization_id, id from find_invitation(${tokenHash})`.execute(db)
  return rows[0] && { organizationId: rows[0].organization_id, id: rows[0].id }
}

/** An invitation in the organization in scope, held until the transaction ends. */
export const holdInvitation = (db: ScopedDatabase, organizationId: number, id: string) =>
  db
    .selectFrom('invitations')
    .select(invitationColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const findInvitation = (db: ScopedDatabase, organizationId: number, id: string) =>
  db
    .selectFrom('invitations as i')
    .innerJoin('organizations as o', 'o.id', 'i.organization_id')
    .leftJoin('accounts as inviter', 'inviter.id', 'i.created_by_id')
    .select([
      'i.email',
      'i.state',
      'i.role',
      'i.expires_at',
      'o.name',
      'o.image',
      'o.state as organization_state',
      'inviter.first_name',
      'inviter.last_name',
    ])
    .where('i.organization_id', '=', organizationId)
    .where('i.id', '=', id)
    .executeTakeFirst()

/** Those of these addresses, in small letters, that members have, and their accounts. */
export const findMembersByEmail = (db: ScopedDatabase, organizationId: number, emails: readonly string[]) =>
  db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select(['a.id', sql<string>`lower(a.email)`.as('email')])
    .where('m.organization_id', '=', organizationId)
    .where(sql<boolean>`lower(a.email) in (${sql.join(emails)})`)
    .execute()

/** Those of these addresses, in small letters, whose invitation can still be accepted. */
export const findInvitedEmails = async (
  db: ScopedDatabase,
  organizationId: number,
  emails: readonly string[],
  now: Date,
): Promise<string[]> => {
  const rows = await db
    .selectFrom('invitations')
    .select(sql<string>`lower(email)`.as('email'))
    .where('organization_id', '=', organizationId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', now)
    .where(sql<boolean>`lower(email) in (${sql.join(emails)})`)
    .execute()
  return rows.map(({ email }) => email)
}

/** In place of those that these people have declined, or let expire. */
export const insertInvitations = async (db: ScopedDatabase, organizationId: number, invitations: readonly NewInvitation[], now: Date) => {
  const emails = invitations.map(({ email }) => email.toLowerCase())
  const deleted = await db
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`lower(email) in (${sql.join(emails)})`)
    .where((eb) => eb.or([eb('state', '=', 'declined'), eb.and([eb('state', '=', 'pending'), eb('expires_at', '<=', now)])]))
    .returning('token_hash')
    .execute()
  await forgetTokenOrganizations(db, organizationId, deleted)
  await db
    .insertInto('invitations')
    .values(
      invitations.map((invitation) => ({
        organization_id: organizationId,
        id: invitation.id,
        email: invitation.email,
        role: invitation.role,
        access_portal: invitation.accessPortal,
        portal_language: invitation.portalLanguage,
        team_id: invitation.teamId,
        token_hash: invitation.tokenHash,
        state: 'pending' as const,
        expires_at: invitation.expiresAt,
        created_at: invitation.createdAt,
        created_by_id: invitation.createdById,
      })),
    )
    .execute()
  await keepTokenOrganizations(
    db,
    organizationId,
    invitations.map(({ tokenHash }) => tokenHash),
  )
}

/** Takes back what these people have not accepted yet: their links open nothing any more. */
export const withdrawInvitations = async (db: ScopedDatabase, organizationId: number, email: string): Promise<void> => {
  const deleted = await db
    .deleteFrom('invitations')
    .where('organization_id', '=', organizationId)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .where('state', '<>', 'accepted')
    .returning('token_hash')
    .execute()
  await forgetTokenOrganizations(db, organizationId, deleted)
}

export interface InvitationChange {
  role?: Role | undefined
  accessPortal?: boolean | undefined
  portalLanguage?: Language | null | undefined
  tokenHash?: string
  state?: 'pending' | 'accepted' | 'declined'
  expiresAt?: Date
  accountId?: string
}

export const updateInvitation = async (db: ScopedDatabase, organizationId: number, id: string, change: InvitationChange): Promise<void> => {
  const { role, accessPortal, portalLanguage, tokenHash, state, expiresAt, accountId } = change
  const row = {
    ...(role !== undefined && { role }),
    ...(accessPortal !== undefined && { access_portal: accessPortal }),
    ...(portalLanguage !== undefined && { portal_language: portalLanguage }),
    ...(tokenHash !== undefined && { token_hash: tokenHash }),
    ...(state !== undefined && { state }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(accountId !== undefined && { account_id: accountId }),
  }
  if (Object.keys(row).length === 0) return
  if (tokenHash !== undefined) {
    const before = db.selectFrom('invitations').select('token_hash').where('organization_id', '=', organizationId).where('id', '=', id)
    await forgetTokenOrganizations(db, organizationId, await before.execute())
    await keepTokenOrganizations(db, organizationId, [tokenHash])
  }
  await db.updateTable('invitations').set(row).where('organization_id', '=', organizationId).where('id', '=', id).execute()
}

export const deleteInvitation = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  const own = db.deleteFrom('invitations').where('organization_id', '=', organizationId).where('id', '=', id)
  await forgetTokenOrganizations(db, organizationId, await own.returning('token_hash').execute())
}

/** Adds accounts to a team that is still there, each once. */
export const joinTeam = async (
  db: ScopedDatabase,
  organizationId: number,
  teamId: string,
  accountIds: readonly string[],
): Promise<void> => {
  for (const accountId of accountIds)
    await sql`update teams set member_ids = member_ids || to_jsonb(${accountId}::text)
      where organization_id = ${organizationId} and id = ${teamId} and not member_ids ? ${accountId}::text`.execute(db)
}
