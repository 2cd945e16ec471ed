import { entityTable, ORGANIZATION, openTo, reference, type SchemaPart, scopedTable } from './forms.ts'

/** Files that are made in the background. Those who make them look for work of all organizations. */
export const exports: SchemaPart = {
  tables: [
    // Whoever holds the lease writes the next part. `parts`: where those lie that are written; `writing`: where the next one does, if it was begun. `retry_at`: not before,
    // since the last try failed.
    ...entityTable('exports', [
      'list text not null',
      'format text not null',
      'query jsonb not null',
      "state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'removed'))",
      'total integer',
      'done integer not null default 0',
      'bytes bigint not null default 0',
      "parts jsonb not null default '[]'",
      'writing text',
      'failure text',
      'attempts integer not null default 0',
      'lease uuid',
      'leased_until timestamptz',
      'retry_at timestamptz',
      'finished_at timestamptz',
    ]),
    openTo('outbox', 'exports'),
    'create index exports_of_person on exports (organization_id, created_by_id, created_at desc)',
    "create index exports_unfinished on exports (leased_until nulls first) where state in ('waiting', 'running')",
    // Which rows a file has, and in which order: their ids, 16 bytes each. They go when it is finished.
    ...scopedTable('export_rows', [
      ORGANIZATION,
      'export_id uuid not null',
      'ids bytea not null',
      'primary key (organization_id, export_id)',
      reference('export_id', 'exports', 'on delete cascade'),
    ]),
  ],
}
