import { ORGANIZATION, type SchemaPart, scopedTable } from './forms.ts'

/** Who changed an entity last, for whoever is refused since. `entity` is the path that it is read at; `version` what the change made of it. */
export const entityChanges: SchemaPart = {
  tables: [
    ...scopedTable('entity_changes', [
      ORGANIZATION,
      'entity text not null',
      'version text not null',
      'changed_at timestamptz not null',
      'changed_by_id uuid references accounts (id)',
      'primary key (organization_id, entity)',
    ]),
  ],
}
