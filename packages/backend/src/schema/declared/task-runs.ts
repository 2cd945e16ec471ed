import { reference, type SchemaPart, scopedTable } from './forms.ts'

export const taskRuns: SchemaPart = {
  tables: [
    // `clock_offset`: by how many seconds the clock of the device was ahead, where its time was corrected for that. `place_note` stands for the place where a
    // device has none.
    ...scopedTable('task_runs', [
      'organization_id integer not null',
      'id uuid not null',
      'task_asset_id uuid not null',
      'unit_id uuid',
      'account_id uuid references accounts (id)',
      "state text not null check (state in ('created', 'processed', 'completed'))",
      'answers jsonb not null',
      'location jsonb',
      'reported_date timestamptz',
      'interaction_id uuid',
      'result jsonb',
      'created_at timestamptz not null',
      'attachments jsonb',
      'place_note text',
      'clock_offset double precision',
      reference('task_asset_id', 'task_assets'),
      reference('unit_id', 'units'),
      reference('interaction_id', 'interactions'),
      'primary key (organization_id, id)',
    ]),
    'create index task_runs_task_asset on task_runs (organization_id, task_asset_id)',
    'create index task_runs_interaction on task_runs (organization_id, interaction_id) where interaction_id is not null',
  ],
}
