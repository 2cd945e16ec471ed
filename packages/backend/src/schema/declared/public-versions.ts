import { ORGANIZATION, type SchemaPart, scopedTable } from './forms.ts'

/** One row grows that nobody else holds; where all are held, another is made. So changes wait for each other no more than without it. */
const grow = (organization: string): string => `
         update SCHEMA.public_versions set version = version + 1
           where organization_id = ${organization}
             and part = (select part from SCHEMA.public_versions where organization_id = ${organization} limit 1 for update skip locked);
         if not found then insert into SCHEMA.public_versions (organization_id, version) values (${organization}, 1); end if;`

/**
 * A number for each organization that grows with everything that changes its public pages, the names of its people and what they may do, in the
 * same transaction: what was read before is kept with it, and needs not be read again. It is the sum of its rows.
 */
export const publicVersions: SchemaPart = {
  tables: [
    ...scopedTable(
      'public_versions',
      [ORGANIZATION, 'version bigint not null', 'part bigint generated always as identity', 'primary key (organization_id, part)'],
      'select, insert, update',
    ),
    'create policy owner_notes on public_versions to current_user using (true) with check (true)',
  ],
  functions: [
    `create function note_public_change() returns trigger language plpgsql as $$
       declare organization integer := scope_organization();
       begin
         if organization is null then return null; end if;${grow('organization')}
         return null;
       end $$`,
    `create function note_change_of(organization integer) returns void language plpgsql
       security definer set search_path = pg_catalog, SCHEMA
       as $$ begin${grow('organization')} end $$`,
    'revoke execute on function note_change_of(integer) from public',
  ],
}
