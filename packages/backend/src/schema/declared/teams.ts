import { entityTable, type SchemaPart } from './forms.ts'

export const teams: SchemaPart = {
  tables: [
    ...entityTable('teams', [
      'name text not null',
      'description text',
      'image text',
      'member_ids jsonb not null',
      'constraint teams__name_taken unique (organization_id, name)',
    ]),
  ],
}
