import { entityTable, reference, type SchemaPart, scopedTable } from './forms.ts'

/** What an asset has of another kind, in an order. It goes with either of the two. */
const linkTable = (name: string, column: string, other: string): string[] => [
  ...scopedTable(name, [
    'organization_id integer not null',
    'asset_id uuid not null',
    `${column} uuid not null`,
    '"order" integer not null',
    `primary key (organization_id, asset_id, ${column})`,
    reference('asset_id', 'assets', 'on delete cascade'),
    reference(column, other, 'on delete cascade'),
  ]),
  `create index ${name}_other on ${name} (organization_id, ${column})`,
]

/** What stands on the pages of assets: attributes, documents, content blocks, support profiles, and what came from other organizations. */
export const assetContent: SchemaPart = {
  tables: [
    ...entityTable('asset_attributes', [
      'asset_id uuid not null',
      'label text not null',
      'value text not null',
      'type text not null',
      'unit text',
      'source text not null',
      'is_public boolean not null',
      '"order" integer not null',
      'base_attribute_id text',
      reference('asset_id', 'assets'),
    ]),
    'create index asset_attributes_asset on asset_attributes (organization_id, asset_id)',
    'create index asset_attributes_base on asset_attributes (organization_id, base_attribute_id) where base_attribute_id is not null',
    ...entityTable('documents', [
      'name text not null',
      'file text not null',
      'gdti text',
      'value_chain_element_id uuid',
      'is_public boolean not null',
      'date_modified timestamptz not null',
      'constraint documents__identifier_taken unique (organization_id, gdti)',
      reference('value_chain_element_id', 'value_chain_elements'),
    ]),
    ...entityTable('components', [
      'name text not null',
      'enabled boolean not null',
      'type text not null',
      'sub_type text',
      'display_type text not null',
      'component jsonb not null',
      'collections_info jsonb',
      'rule_conditions jsonb not null',
      'asset_id uuid',
      'value_chain_element_id uuid',
      '"order" integer not null',
      reference('asset_id', 'assets'),
      reference('value_chain_element_id', 'value_chain_elements'),
    ]),
    'create index components_asset on components (organization_id, asset_id)',
    'create index components_element on components (organization_id, value_chain_element_id) where value_chain_element_id is not null',
    ...linkTable('asset_documents', 'document_id', 'documents'),
    ...linkTable('asset_support_profiles', 'support_profile_id', 'support_profiles'),
    // What was taken into assets from clipboards: where each value came from, when, and by whom. `marks`: of each value that came with it, so that a public
    // page says whose it is until it is edited.
    ...entityTable('content_transfers', [
      'asset_id uuid not null',
      'origin text not null',
      'organization_slug text not null',
      'organization_name text not null',
      'asset_name text not null',
      'unit_name text not null',
      'unit_url text not null',
      'copied_at timestamptz not null',
      'fields jsonb not null',
      "marks jsonb not null default '[]'",
      reference('asset_id', 'assets', 'on delete cascade'),
    ]),
    'create index content_transfers_newest on content_transfers (organization_id, asset_id, created_at desc, id desc)',
  ],
}
