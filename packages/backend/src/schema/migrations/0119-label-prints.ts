import { type Kysely, sql } from 'kysely'
import { organizationTable, reference } from './organization-table.ts'

/** Which labels were created of which units, by whom and when. */
const statements = [
  ...organizationTable('label_prints', [
    'batch_id uuid not null',
    'group_id uuid',
    'first_sequence_number integer not null',
    'last_sequence_number integer not null check (last_sequence_number >= first_sequence_number)',
    'label_count integer not null check (label_count > 0)',
    'layout text not null',
    'symbol text not null',
    'start_position integer not null check (start_position > 0)',
    reference('batch_id', 'variants', 'on delete cascade'),
    reference('group_id', 'vcode_groups', 'on delete cascade'),
  ]),
  'create index label_prints_newest on label_prints (organization_id, batch_id, created_at desc, id desc)',
  `create view label_print_list with (security_invoker = true) as
     select p.organization_id, p.id, v.thing_id, p.batch_id, v.variant_id, v.name as variant_name, p.group_id, p.first_sequence_number,
       p.last_sequence_number, p.label_count, p.layout, p.symbol, p.start_position, p.created_at, p.created_by_id
     from label_prints p
     join variants v on v.organization_id = p.organization_id and v.id = p.batch_id`,
  'grant select on label_print_list to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
