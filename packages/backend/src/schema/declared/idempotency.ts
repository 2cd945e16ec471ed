import { ORGANIZATION, type SchemaPart, scopedTable } from './forms.ts'

/** Answers that are given again. `key`: what names the caller's piece of work; `fingerprint`: what was asked. Both are hashes: neither is ever read back. */
export const idempotency: SchemaPart = {
  tables: [
    ...scopedTable('idempotency_keys', [
      ORGANIZATION,
      'key text not null',
      'endpoint text not null',
      'fingerprint text not null',
      'status integer not null',
      'answer text not null',
      'expires_at timestamptz',
      'primary key (organization_id, key)',
    ]),
    'create index idempotency_keys_expiry on idempotency_keys (organization_id, expires_at) where expires_at is not null',
  ],
}
