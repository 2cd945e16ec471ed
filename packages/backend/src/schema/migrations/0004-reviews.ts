import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  'alter table interactions add column review text',
  'alter table tasks add column review_required boolean default false not null',
  "alter table interactions add constraint interactions_review_check CHECK ((review = ANY (ARRAY['received'::text, 'needs_changes'::text, 'approved'::text, 'rejected'::text])))",
  'create index interactions_review on interactions (organization_id, review, record_date desc, id desc) where review is not null',
  'grant select, insert on interactions to tracemark_app',
  'grant update (classification, reported_date, reported_location, value_chain_element_id, review, expired_at, deleted_at, changed_at, changed_by) on interactions to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
