import { entityTable, reference, type SchemaPart } from './forms.ts'

/** Variants that organizations share. Who shares has a row and who receives has one, with the same id: nobody reads the other's. */
export const variantShares: SchemaPart = {
  tables: [
    // `batch_id`: empty once the variant is deleted. What was copied once may be given once more.
    ...entityTable('variant_shares', [
      'batch_id uuid',
      'destination_id integer not null',
      'destination jsonb not null',
      'mode text not null',
      'state text not null',
      'with_assessments boolean not null',
      'message text',
      'answered_at timestamptz',
      'ended_at timestamptz',
      'followed_at timestamptz',
      reference('batch_id', 'variants'),
    ]),
    "create unique index variant_shares__variant_already_shared on variant_shares (organization_id, batch_id, destination_id) where state = 'offered' or (state = 'accepted' and mode = 'continuous')",
    // `made_asset`: the asset was made for it, and follows as well.
    ...entityTable('variant_offers', [
      'origin_id integer not null',
      'origin jsonb not null',
      'origin_asset_id uuid not null',
      'mode text not null',
      'state text not null',
      'with_assessments boolean not null',
      'message text',
      'content jsonb not null',
      'assessments jsonb not null',
      'batch_id uuid',
      'asset_id uuid',
      'made_asset boolean not null default false',
      'answered_at timestamptz',
      'answered_by_id uuid references accounts (id)',
      'ended_at timestamptz',
      'followed_at timestamptz',
      reference('batch_id', 'variants'),
      reference('asset_id', 'assets'),
    ]),
    'create index variant_offers_batch on variant_offers (organization_id, batch_id)',
    'create index variant_offers_newest on variant_offers (organization_id, created_at desc, id desc)',
    'create index variant_offers_asset on variant_offers (organization_id, asset_id) where made_asset',
  ],
}
