import { ORGANIZATION, type SchemaPart, SHARD, scopedTable } from './forms.ts'

/** Writes one count, of the row called `part`. */
const ADD = `insert into asset_counts as kept (organization_id, status, hidden, shard, count)
           values (part.organization_id, part.status, part.hidden, ${SHARD}, part.change)
           on conflict (organization_id, status, hidden, shard) do update set count = kept.count + excluded.count;`

/** Stands in counts for assets without a value chain. */
const NO_CHAIN = "'00000000-0000-0000-0000-000000000000'::uuid"

const GAP_KEY = 'organization_id, value_chain_id, is_public, has_code'
const ADD_GAP = `insert into asset_gap_counts as kept (${GAP_KEY}, shard, count)
           values (part.organization_id, part.value_chain_id, part.is_public, part.has_code, ${SHARD}, part.change)
           on conflict (${GAP_KEY}, shard) do update set count = kept.count + excluded.count;`

/** What assets in use are counted by, of the rows called `asset`. Nobody has to mend an asset that is archived or hidden. */
const GAPS = `asset.organization_id, coalesce(asset.value_chain_id, ${NO_CHAIN}) as value_chain_id, asset.is_enabled_public_link as is_public, asset.has_code`
const IN_USE = 'asset.status = 0 and not asset.hidden'

const counted = (rows: string, sign: '' | '-') =>
  `select organization_id, status, hidden, ${sign}count(*)::integer as change from ${rows} group by 1, 2, 3 order by 1, 2, 3`
const gaps = (rows: string, sign: '' | '-') =>
  `select ${GAPS}, ${sign}count(*)::integer as change from ${rows} asset where ${IN_USE} group by 1, 2, 3, 4 order by 1, 2, 3, 4`

const OLD_AND_NEW = ['old', 'new'] as const
const changed = OLD_AND_NEW.map(
  (row) => `select ${row}.organization_id, ${row}.status, ${row}.hidden, ${row === 'old' ? -1 : 1} as change`,
).join(' union all ')
const changedGaps = OLD_AND_NEW.map(
  (row) => `select ${GAPS}, ${row === 'old' ? -1 : 1} as change from (select ${row}.*) asset where ${IN_USE}`,
).join(' union all ')

/** What has changed is read first, and then written count by count: a statement that writes to a distributed table can't read a table of what has changed. */
const triggerFunction = (name: string, parts: string, add: string) =>
  `create function ${name}() returns trigger language plpgsql as $$ declare part record; begin
         for part in ${parts} loop
           ${add}
         end loop;
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
    triggerFunction('count_new_assets', counted('added', ''), ADD),
    triggerFunction('count_gone_assets', counted('removed', '-'), ADD),
    triggerFunction('count_changed_assets', changed, ADD),
    triggerFunction('count_new_gaps', gaps('added', ''), ADD_GAP),
    triggerFunction('count_gone_gaps', gaps('removed', '-'), ADD_GAP),
    triggerFunction('count_changed_gaps', changedGaps, ADD_GAP),
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
