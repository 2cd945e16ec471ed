import { entityTable, reference, type SchemaPart } from './forms.ts'

/** What statuses units had, and who gave them others. They end with their unit. */
export const unitStatusChanges: SchemaPart = {
  tables: [
    ...entityTable('unit_status_changes', [
      'unit_id uuid not null',
      '"from" integer',
      '"to" integer',
      'interaction_id uuid',
      reference('unit_id', 'units', 'on delete cascade'),
      reference('interaction_id', 'interactions'),
      'foreign key (organization_id, "from") references unit_statuses (organization_id, value)',
      'foreign key (organization_id, "to") references unit_statuses (organization_id, value)',
    ]),
    'create index unit_status_changes_unit on unit_status_changes (organization_id, unit_id, created_at, id)',
    'create index unit_status_changes_interaction on unit_status_changes (organization_id, interaction_id) where interaction_id is not null',
  ],
  rules: [
    `create view unit_status_change_list with (security_invoker = true) as
       select c.organization_id, c.id, c.unit_id,
         case when f.value is not null then json_build_object('value', f.value, 'name', f.name) end as "from",
         case when t.value is not null then json_build_object('value', t.value, 'name', t.name) end as "to",
         case when x.id is not null then json_build_object('id', x.id, 'name', x.name) end as interaction,
         c.created_at, c.created_by_id
       from unit_status_changes c
       left join unit_statuses f on f.organization_id = c.organization_id and f.value = c."from"
       left join unit_statuses t on t.organization_id = c.organization_id and t.value = c."to"
       left join interactions x on x.organization_id = c.organization_id and x.id = c.interaction_id`,
    'grant select on unit_status_change_list to tracemark_app',
  ],
}
