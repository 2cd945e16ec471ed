import { entityTable, ORGANIZATION, reference, type SchemaPart, scopedTable } from './forms.ts'

/** Queries of lists that people keep under names, and with which of them each person's list opens. */
export const savedViews: SchemaPart = {
  tables: [
    ...entityTable('saved_views', [
      'name text not null',
      'list text not null',
      "audience text not null check (audience in ('private', 'team', 'organization'))",
      'team_id uuid',
      'search text',
      'sort text',
      'filters jsonb not null',
      'columns jsonb',
      'display text',
      'constraint saved_views__name_taken unique (organization_id, list, created_by_id, name)',
      reference('team_id', 'teams'),
    ]),
    ...scopedTable('saved_view_defaults', [
      ORGANIZATION,
      'account_id uuid not null references accounts (id)',
      'list text not null',
      'view_id uuid not null',
      'primary key (organization_id, account_id, list)',
      reference('view_id', 'saved_views', 'on delete cascade'),
    ]),
    'create index saved_view_defaults_view on saved_view_defaults (organization_id, view_id)',
  ],
}
