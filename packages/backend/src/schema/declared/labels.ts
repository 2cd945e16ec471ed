import { entityTable, reference, type SchemaPart } from './forms.ts'

/** Groups of units that were made together, and the labels that were created of them. */
export const labels: SchemaPart = {
  tables: [
    // A group has its numbers from the start; its units may follow, some hundred at a time, and begin with its status.
    // `made_count`: null where all are there. What is not made when it is cancelled is not made any more; its numbers are not given again.
    ...entityTable('vcode_groups', [
      'variant_id uuid not null',
      'size integer not null check (size > 0)',
      'first_sequence_number integer not null',
      'last_sequence_number integer not null',
      'made_count integer',
      'cancelled_at timestamptz',
      'status integer',
      `constraint vcode_groups__variant_used ${reference('variant_id', 'variants')}`,
      'check (made_count between 0 and size)',
      'foreign key (organization_id, status) references unit_statuses (organization_id, value)',
    ]),
    'create index vcode_groups_numbers on vcode_groups (organization_id, variant_id, last_sequence_number)',
    'create index vcode_groups_under_way on vcode_groups (organization_id) where made_count is not null and cancelled_at is null',
    // Which labels were created of which units, by whom and when. `size`: of a layout of one's own, so that a file can be made again.
    ...entityTable('label_prints', [
      'batch_id uuid not null',
      'group_id uuid',
      'first_sequence_number integer not null',
      'last_sequence_number integer not null',
      'label_count integer not null check (label_count > 0)',
      'layout text not null',
      'symbol text not null',
      'start_position integer not null check (start_position > 0)',
      'logo boolean not null default false',
      'size jsonb',
      'check (last_sequence_number >= first_sequence_number)',
      reference('batch_id', 'variants', 'on delete cascade'),
      reference('group_id', 'vcode_groups', 'on delete cascade'),
    ]),
    'create index label_prints_newest on label_prints (organization_id, batch_id, created_at desc, id desc)',
  ],
  rules: [
    `create view vcode_group_list with (security_invoker = true) as
       select g.organization_id, g.id, v.asset_id, t.name as asset_name, g.variant_id as batch_id, v.variant_id, v.name as variant_name, g.size,
         coalesce(g.made_count, g.size) as made_count, g.first_sequence_number, g.last_sequence_number, g.created_at, g.created_by_id,
         g.cancelled_at, g.status
       from vcode_groups g
       join variants v on v.organization_id = g.organization_id and v.id = g.variant_id
       join assets t on t.organization_id = v.organization_id and t.id = v.asset_id`,
    `create view label_print_list with (security_invoker = true) as
       select p.organization_id, p.id, v.asset_id, p.batch_id, v.variant_id, v.name as variant_name, p.group_id, p.first_sequence_number,
         p.last_sequence_number, p.label_count, p.layout, p.symbol, p.start_position, p.created_at, p.created_by_id, p.logo, p.size
       from label_prints p
       join variants v on v.organization_id = p.organization_id and v.id = p.batch_id`,
    'grant select on vcode_group_list, label_print_list to tracemark_app',
  ],
}
