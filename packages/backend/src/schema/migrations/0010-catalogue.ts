import { type Kysely, sql } from 'kysely'
import { organizationTable, reference } from './organization-table.ts'

const described = ['name text not null', 'description text', 'image text']
const nameOnce = (table: string) => `constraint ${table}__name_taken unique (organization_id, name)`

const statements = [
  ...organizationTable('templates', [...described, 'category_ids jsonb not null', 'attributes jsonb not null', nameOnce('templates')]),
  ...organizationTable('categories', [
    ...described,
    'identification_standard text',
    'identifier text',
    'default_template_id uuid',
    nameOnce('categories'),
    reference('default_template_id', 'templates'),
  ]),
  ...organizationTable('teams', [...described, 'member_ids jsonb not null', nameOnce('teams')]),
  ...organizationTable('collections', [
    'name text not null',
    'description text',
    'interaction_ids jsonb not null',
    nameOnce('collections'),
  ]),
  ...organizationTable('components', [
    'name text not null',
    'enabled boolean not null',
    'type text not null',
    'sub_type text',
    'display_type text not null',
    'component jsonb not null',
    'collections_info jsonb',
    'rule_conditions jsonb not null',
    'thing_id uuid',
    'value_chain_element_id uuid',
    '"order" integer not null',
    reference('thing_id', 'things'),
    reference('value_chain_element_id', 'value_chain_elements'),
  ]),
  ...organizationTable('support_profiles', [
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
    nameOnce('support_profiles'),
    reference('collection_id', 'collections'),
  ]),
  ...organizationTable('thing_attributes', [
    'thing_id uuid not null',
    'label text not null',
    'value text not null',
    'type text not null',
    'unit text',
    'source text not null',
    'is_public boolean not null',
    '"order" integer not null',
    reference('thing_id', 'things'),
  ]),
  ...organizationTable('identification_codes', [
    'thing_id uuid not null',
    'type text not null',
    'value text not null',
    'is_primary boolean not null',
    'constraint identification_codes__identifier_taken unique (organization_id, type, value)',
    reference('thing_id', 'things'),
  ]),
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
