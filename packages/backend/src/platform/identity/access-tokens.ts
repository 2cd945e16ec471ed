import { listAnswer } from '@tracemark/api/rules'
import { type AccessToken, type AccessTokenType, type ListQuery, ProgramPermission } from '@tracemark/api/schemas'
import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { accessTokenColumns } from '../../schema/columns.ts'
import type { Database } from '../../schema/database.ts'
import { json } from '../db/json.ts'
import { type ScopedDatabase, withScope } from '../db/scope.ts'
import { hasWords } from '../db/search-words.ts'
import { forgetTokenOrganizations, keepTokenOrganizations } from './token-organizations.ts'

type Row = Selectable<Database['access_tokens']>

/** Of what a token was once given, what programs may still have. */
const getGranted = (row: Row): ProgramPermission[] =>
  row.permissions.filter((permission): permission is ProgramPermission => ProgramPermission.safeParse(permission).success)

const toAccessToken = (row: Row): AccessToken => ({
  id: row.id,
  name: row.name,
  clientId: row.client_id,
  accessTokenType: row.access_token_type,
  ...(row.access_token_type === 'restricted' && { restrictions: { permissions: getGranted(row) } }),
  ...(row.expires_at && { expiresAt: row.expires_at.toISOString() }),
  ...(row.last_used_at && { lastUsedAt: row.last_used_at.toISOString() }),
  dateModified: row.date_modified.toISOString(),
  createdAt: row.created_at.toISOString(),
  createdById: row.created_by_id,
})

const columns: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`search_text(name) collate "C"`,
  createdAt: sql`created_at`,
  lastUsedAt: sql`last_used_at`,
}

export const listAccessTokens = async (db: ScopedDatabase, organizationId: number, { page, perPage, sort, search }: ListQuery) => {
  const matching = db
    .selectFrom('access_tokens')
    .where('organization_id', '=', organizationId)
    .where(hasWords(sql`name || ' ' || client_id`, search))
  const { total } = await matching.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const [field = '', direction] = sort.split('_')
  const column = columns[field] ?? sql`created_at`
  const rows = await matching
    .select(accessTokenColumns)
    .orderBy(direction === 'desc' ? sql`${column} desc nulls last` : sql`${column} asc nulls first`)
    .orderBy('id', direction === 'desc' ? 'desc' : 'asc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return listAnswer(rows.map(toAccessToken), total, perPage)
}

export const findAccessToken = async (db: ScopedDatabase, organizationId: number, id: string): Promise<AccessToken | undefined> => {
  const row = await db
    .selectFrom('access_tokens')
    .select(accessTokenColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toAccessToken(row)
}

export interface AccessTokenFields {
  name?: string | undefined
  accessTokenType?: AccessTokenType | undefined
  permissions?: readonly ProgramPermission[] | undefined
  expiresAt?: Date | null | undefined
}

const cells = ({ name, accessTokenType, permissions, expiresAt }: AccessTokenFields) => ({
  ...(name !== undefined && { name }),
  ...(accessTokenType !== undefined && { access_token_type: accessTokenType }),
  ...(permissions !== undefined && { permissions: json([...permissions]) }),
  ...(expiresAt !== undefined && { expires_at: expiresAt }),
})

export const insertAccessToken = async (
  db: ScopedDatabase,
  organizationId: number,
  made: { id: string; clientId: string; tokenHash: string; createdAt: Date; createdById: string },
  fields: { name: string; accessTokenType: AccessTokenType; permissions: readonly ProgramPermission[]; expiresAt: Date | null },
): Promise<void> => {
  const { id, clientId, tokenHash, createdAt, createdById } = made
  await db
    .insertInto('access_tokens')
    .values({
      organization_id: organizationId,
      id,
      client_id: clientId,
      token_hash: tokenHash,
      name: fields.name,
      access_token_type: fields.accessTokenType,
      permissions: json([...fields.permissions]),
      expires_at: fields.expiresAt,
      date_modified: createdAt,
      created_at: createdAt,
      created_by_id: createdById,
    })
    .execute()
  await keepTokenOrganizations(db, organizationId, [tokenHash])
}

export const updateAccessToken = async (
  db: ScopedDatabase,
  organizationId: number,
  id: string,
  change: AccessTokenFields,
  dateModified: Date,
): Promise<void> => {
  await db
    .updateTable('access_tokens')
    .set({ ...cells(change), date_modified: dateModified })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

/** False where there is none. */
export const deleteAccessToken = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> => {
  const deleted = await db
    .deleteFrom('access_tokens')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .returning('token_hash')
    .execute()
  await forgetTokenOrganizations(db, organizationId, deleted)
  return deleted.length === 1
}

/** What a program that brings a token is let in with. */
export interface KnownToken {
  id: string
  organizationId: number
  accountId: string
  accessTokenType: AccessTokenType
  permissions: readonly ProgramPermission[]
  expiresAt: Date | null
}

/** How exactly the last use is known: a busy program is not to write a row at each call. */
const USE_KNOWN_TO_MS = 60_000

/** The token with this hash, whose use at this moment is noted. */
export const recognizeAccessToken = async (db: Kysely<Database>, tokenHash: string, now: Date): Promise<KnownToken | undefined> => {
  const { rows } = await sql<{
    organization_id: number
    id: string
  }>`select organization_id, id from find_access_token(${tokenHash})`.execute(db)
  const [place] = rows
  if (!place) return undefined
  return withScope(db, { organizationId: place.organization_id }, async (scoped) => {
    const own = scoped
      .selectFrom('access_tokens')
      .select(accessTokenColumns)
      .where('organization_id', '=', place.organization_id)
      .where('id', '=', place.id)
    const row = await own.executeTakeFirst()
    if (!row) return undefined
    const isNoted = row.last_used_at && now.getTime() - row.last_used_at.getTime() < USE_KNOWN_TO_MS
    const isOver = row.expires_at && row.expires_at <= now
    if (!isNoted && !isOver)
      await scoped
        .updateTable('access_tokens')
        .set({ last_used_at: now })
        .where('organization_id', '=', row.organization_id)
        .where('id', '=', row.id)
        .execute()
    return {
      id: row.id,
      organizationId: row.organization_id,
      accountId: row.created_by_id,
      accessTokenType: row.access_token_type,
      permissions: getGranted(row),
      expiresAt: row.expires_at,
    }
  })
}
