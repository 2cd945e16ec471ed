import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table value_chains
     add column link text,
     add column image text,
     add column created_at timestamptz not null default now(),
     add column created_by_id uuid references accounts (id),
     add constraint value_chains__name_taken unique (organization_id, name)`,
  `alter table value_chain_elements
     add column description text,
     add column is_organization_activity boolean not null default false,
     add column transportation_method text,
     add column gln text,
     add column created_at timestamptz not null default now(),
     add column created_by_id uuid references accounts (id)`,
  // Whatever two callers do at once, an organization has no second default.
  'create unique index value_chains_default on value_chains (organization_id) where is_default',
  'create index value_chain_elements_chain on value_chain_elements (organization_id, value_chain_id)',
  'create index components_element on components (organization_id, value_chain_element_id) where value_chain_element_id is not null',
  'create index interactions_element on interactions (organization_id, value_chain_element_id) where value_chain_element_id is not null',
  'create index things_value_chain on things (organization_id, value_chain_id)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
