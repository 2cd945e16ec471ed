import { type Kysely, sql } from 'kysely'
import { organizationTable, reference } from './organization-table.ts'

/** What an asset has of another kind, in an order. It goes with either of the two. */
const linkTable = (name: string, column: string, table: string): string[] => [
  `create table ${name} (
     organization_id integer not null,
     thing_id uuid not null,
     ${column} uuid not null,
     "order" integer not null,
     primary key (organization_id, thing_id, ${column}),
     ${reference('thing_id', 'things', 'on delete cascade')},
     ${reference(column, table, 'on delete cascade')}
   )`,
  `create index ${name}_other on ${name} (organization_id, ${column})`,
  `alter table ${name} enable row level security`,
  `alter table ${name} force row level security`,
  `create policy scope on ${name} to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  `grant select, insert, update, delete on ${name} to tracemark_app`,
]

const statements = [
  `alter table things
     add column status smallint not null default 0 check (status in (0, 1)),
     add column category_id uuid,
     add column template_id uuid,
     add column inherited_id uuid check (inherited_id <> id),
     add column inherited_mode text,
     add column images jsonb not null default '[]',
     add column certifications jsonb not null default '[]',
     add column is_enabled_public_link boolean not null default false,
     add column created_at timestamptz not null default now(),
     add column created_by_id uuid references accounts (id),
     add ${reference('category_id', 'categories')},
     add ${reference('template_id', 'templates')},
     add ${reference('inherited_id', 'things')}`,
  "alter table things alter column description set default ''",
  // Pages that were there before were open. The owner, who is held to policies too, sets them free of these for the moment.
  'alter table things no force row level security',
  'alter table things disable row level security',
  'update things set is_enabled_public_link = true where public_link is not null',
  // Attributes stood in the page alone.
  'alter table thing_attributes no force row level security',
  'alter table thing_attributes disable row level security',
  `insert into thing_attributes (organization_id, id, thing_id, label, value, type, source, is_public, "order")
     select things.organization_id, gen_random_uuid(), things.id, part.value ->> 'label', part.value ->> 'value', part.value ->> 'type',
       'manual', true, part.place - 1
     from things cross join jsonb_array_elements(things.public_page -> 'attributes') with ordinality as part (value, place)
     where jsonb_typeof(things.public_page -> 'attributes') = 'array'`,
  "update things set public_page = public_page - 'attributes' where public_page is not null",
  ...['things', 'thing_attributes'].flatMap((table) => [
    `alter table ${table} enable row level security`,
    `alter table ${table} force row level security`,
  ]),
  'alter table things rename constraint things_organization_id_public_link_key to things__name_taken',
  'create index things_category on things (organization_id, category_id)',
  'create index things_inherited on things (organization_id, inherited_id) where inherited_id is not null',
  'create index thing_attributes_thing on thing_attributes (organization_id, thing_id)',
  'create index identification_codes_thing on identification_codes (organization_id, thing_id)',
  'create index components_thing on components (organization_id, thing_id)',
  ...organizationTable('documents', [
    'name text not null',
    'file text not null',
    'gdti text',
    'value_chain_element_id uuid',
    'is_public boolean not null',
    'date_modified timestamptz not null',
    'constraint documents__identifier_taken unique (organization_id, gdti)',
    reference('value_chain_element_id', 'value_chain_elements'),
  ]),
  ...linkTable('thing_support_profiles', 'support_profile_id', 'support_profiles'),
  ...linkTable('thing_documents', 'document_id', 'documents'),
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
