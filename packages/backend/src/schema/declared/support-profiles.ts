import { entityTable, ownerMayRead, reference, type SchemaPart } from './forms.ts'
import { searchIndex } from './search.ts'

/** Whom visitors of a public page can ask. */
export const supportProfiles: SchemaPart = {
  tables: [
    ...entityTable('support_profiles', [
      'name text not null',
      'header_text text',
      'main_text text',
      'main_content text',
      'show_expanded boolean not null',
      'phone text',
      'email text',
      'primary_image text',
      'secondary_image text',
      'collection_id uuid',
      'kml_map_type text',
      'kml_link text',
      'kml_file text',
      'contact_methods jsonb not null',
      'display_conditions jsonb not null',
      '"order" integer not null',
      'constraint support_profiles__name_taken unique (organization_id, name)',
      reference('collection_id', 'collections'),
    ]),
    ownerMayRead('support_profiles'),
    searchIndex('support_profiles'),
  ],
}
