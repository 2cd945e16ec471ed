import type { DemoData } from '@tracemark/api/demo'
import { json } from '../../platform/db/json.ts'
import { enterScope, type ScopedDatabase } from '../../platform/db/scope.ts'
import { insertAll, selectRows } from './insert-all.ts'

export const seedAccounts = async (db: ScopedDatabase, { accounts }: DemoData, passwordHash: string): Promise<void> => {
  for (const { id, firstName, lastName, email, image, canSignIn } of accounts) {
    await enterScope(db, { accountId: id })
    await db
      .insertInto('accounts')
      .values({ id, first_name: firstName, last_name: lastName, email, image: image ?? null })
      .execute()
    if (canSignIn) await db.insertInto('account_passwords').values({ account_id: id, hash: passwordHash }).execute()
  }
}

/** Who belongs to an organization, who is invited, and the tokens of its programs. */
export const seedMembers = async (db: ScopedDatabase, data: DemoData, id: number): Promise<void> => {
  await insertAll(
    db,
    'memberships',
    selectRows(data.memberships, id).map((row) => ({
      organization_id: id,
      id: row.id,
      account_id: row.accountId,
      role: row.role,
      access_portal: row.accessPortal,
      is_suspended: row.isSuspended,
    })),
  )
  await insertAll(
    db,
    'invitations',
    selectRows(data.invitations, id).map((row) => ({
      organization_id: id,
      id: row.id,
      email: row.email,
      role: row.role,
      access_portal: row.accessPortal,
      portal_language: row.portalLanguage ?? null,
      // No hash is like this: nobody has the link.
      token_hash: `demo ${row.id}`,
      state: row.state,
      expires_at: new Date(row.expiresAt),
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
    })),
  )
  await insertAll(
    db,
    'access_tokens',
    selectRows(data.accessTokens, id).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      client_id: row.clientId,
      // No hash is like this: nobody has the secret.
      token_hash: `demo ${row.id}`,
      access_token_type: row.accessTokenType,
      permissions: json([...(row.restrictions?.permissions ?? [])]),
      expires_at: row.expiresAt ? new Date(row.expiresAt) : null,
      last_used_at: row.lastUsedAt ? new Date(row.lastUsedAt) : null,
      date_modified: new Date(row.dateModified),
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
    })),
  )
}
