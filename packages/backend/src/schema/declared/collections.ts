import { entityTable, type SchemaPart } from './forms.ts'

/** Records that are shown together. */
export const collections: SchemaPart = {
  tables: [
    ...entityTable('collections', [
      'name text not null',
      'description text',
      'interaction_ids jsonb not null',
      'rule jsonb',
      'constraint collections__name_taken unique (organization_id, name)',
    ]),
  ],
}
