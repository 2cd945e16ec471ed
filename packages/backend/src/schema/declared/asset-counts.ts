import { ORGANIZATION, type SchemaPart, SHARD, scopedTable } from './forms.ts'

const counted = (rows: string, sign: '' | '-') => `
         insert into asset_counts as kept (organization_id, status, hidden, shard, count)
           select organization_id, status, hidden, ${SHARD}, ${sign}count(*) from ${rows} group by organization_id, status, hidden
           on conflict (organization_id, status, hidden, shard) do update set count = kept.count + excluded.count;`

const countedRow = (row: 'old' | 'new', sign: '' | '-') =>
  counted(`(values (${row}.organization_id, ${row}.status, ${row}.hidden)) as one (organization_id, status, hidden)`, sign)

/** Stands in counts for assets without a value chain. */
const NO_CHAIN = "'00000000-0000-0000-0000-000000000000'::uuid"

/** What assets in use are counted by, of the rows called `asset`. */
const GAPS = `asset.organization_id, coalesce(asset.value_chain_id, ${NO_CHAIN}) as value_chain_id,
             asset.is_enabled_public_link as is_public, asset.has_code`
const GAP_KEY = 'organization_id, value_chain_id, is_public, has_code'

/** Nobody has to mend an asset that is archived or hidden. */
const gaps = (rows: string, sign: '' | '-') => `
         insert into asset_gap_counts as kept (${GAP_KEY}, shard, count)
           select ${GAP_KEY}, ${SHARD}, ${sign}count(*) from (select ${GAPS}
             from ${rows} where asset.status = 0 and not asset.hidden) counted
           group by ${GAP_KEY} order by ${GAP_KEY}
           on conflict (${GAP_KEY}, shard) do update set count = kept.count + excluded.count;`

const gapsOfRow = (row: 'old' | 'new', sign: '' | '-') => gaps(`(select ${row}.*) asset`, sign)

const triggerFunction = (name: string, body: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ begin${body}
         return null;
       end $$`

/**
 * How many assets there are, and what is missing of how many, kept with whatever adds or removes many at once and with each that
 * changes.
 */
export const assetCounts: SchemaPart = {
  tables: [
    ...scopedTable('asset_counts', [
      ORGANIZATION,
      'status smallint not null',
      'hidden boolean not null',
      'shard smallint not null',
      'count integer not null',
      'primary key (organization_id, status, hidden, shard)',
    ]),
    ...scopedTable('asset_gap_counts', [
      ORGANIZATION,
      'value_chain_id uuid not null',
      'is_public boolean not null',
      'has_code boolean not null',
      'shard smallint not null',
      'count integer not null',
      'primary key (organization_id, value_chain_id, is_public, has_code, shard)',
    ]),
  ],
  functions: [
    triggerFunction('count_new_assets', counted('added', '')),
    triggerFunction('count_gone_assets', counted('removed', '-')),
    triggerFunction('count_changed_assets', countedRow('old', '-') + countedRow('new', '')),
    triggerFunction('count_new_gaps', gaps('added asset', '')),
    triggerFunction('count_gone_gaps', gaps('removed asset', '-')),
    triggerFunction('count_changed_gaps', gapsOfRow('old', '-') + gapsOfRow('new', '')),
  ],
  rules: [
    'create trigger counted_new after insert on assets referencing new table as added for each statement execute function count_new_assets()',
    'create trigger counted_gone after delete on assets referencing old table as removed for each statement execute function count_gone_assets()',
    `create trigger counted_changed after update of status, hidden on assets
       for each row when ((old.organization_id, old.status, old.hidden) is distinct from (new.organization_id, new.status, new.hidden))
       execute function count_changed_assets()`,
    'create trigger gaps_new after insert on assets referencing new table as added for each statement execute function count_new_gaps()',
    'create trigger gaps_gone after delete on assets referencing old table as removed for each statement execute function count_gone_gaps()',
    `create trigger gaps_changed after update of status, hidden, value_chain_id, is_enabled_public_link, has_code on assets
       for each row when ((old.status, old.hidden, old.value_chain_id, old.is_enabled_public_link, old.has_code)
         is distinct from (new.status, new.hidden, new.value_chain_id, new.is_enabled_public_link, new.has_code))
       execute function count_changed_gaps()`,
  ],
}
