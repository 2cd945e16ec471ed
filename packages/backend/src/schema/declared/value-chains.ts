import { entityTable, ownerMayRead, reference, type SchemaPart, scopedTable } from './forms.ts'
import { namedColumn, searchIndex } from './search.ts'

export const valueChains: SchemaPart = {
  tables: [
    // Whatever two callers do at once, an organization has no second default.
    ...entityTable('value_chains', [
      'name text not null',
      'description text not null',
      'is_default boolean not null',
      'default_element_id uuid',
      'link text',
      'image text',
      'archived boolean not null default false',
      'constraint value_chains__name_taken unique (organization_id, name)',
    ]),
    ownerMayRead('value_chains'),
    'create unique index value_chains_default on value_chains (organization_id) where is_default',
    searchIndex('value_chains'),
    ...scopedTable('value_chain_elements', [
      'organization_id integer not null',
      'id uuid not null',
      'value_chain_id uuid not null',
      'enabled boolean not null',
      'name text not null',
      'icon text',
      'image text',
      'is_default boolean not null',
      '"order" integer not null',
      'description text',
      'is_organization_activity boolean not null default false',
      'transportation_method text',
      'gln text',
      'created_at timestamptz not null default now()',
      'created_by_id uuid references accounts (id)',
      namedColumn('name'),
      reference('value_chain_id', 'value_chains'),
      'primary key (organization_id, id)',
    ]),
    ownerMayRead('value_chain_elements'),
    'create index value_chain_elements_chain on value_chain_elements (organization_id, value_chain_id)',
    'create index value_chain_elements_named on value_chain_elements using gin (named)',
  ],
  rules: [
    // Steps of value chains with the name of their chain, as fields that refer to one find them.
    `create view value_chain_element_list with (security_invoker = true) as
       select e.organization_id, e.id, e.name, chain.name as value_chain_name
       from value_chain_elements e
       join value_chains chain on chain.organization_id = e.organization_id and chain.id = e.value_chain_id`,
    'grant select on value_chain_element_list to tracemark_app',
  ],
}
