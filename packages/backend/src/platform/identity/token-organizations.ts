import type { ScopedDatabase } from '../db/scope.ts'

/** Says of which organization tokens are: whoever brings one has entered none yet. */
export const keepTokenOrganizations = async (db: ScopedDatabase, organizationId: number, hashes: readonly string[]): Promise<void> => {
  await db
    .insertInto('token_organizations')
    .values(hashes.map((token_hash) => ({ organization_id: organizationId, token_hash })))
    .execute()
}

/** Forgets tokens that open nothing any more. */
export const forgetTokenOrganizations = async (
  db: ScopedDatabase,
  organizationId: number,
  rows: readonly { token_hash: string }[],
): Promise<void> => {
  const hashes = rows.map(({ token_hash }) => token_hash)
  if (hashes.length === 0) return
  await db.deleteFrom('token_organizations').where('organization_id', '=', organizationId).where('token_hash', 'in', hashes).execute()
}
