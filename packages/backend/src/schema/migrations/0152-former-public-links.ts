import { type Kysely, sql } from 'kysely'
import { reference } from './organization-table.ts'

/** Links that assets had before: printed labels carry them, so they keep leading to the asset and are given to no other. */
const table = [
  `create table former_public_links (
     organization_id integer not null references organizations (id),
     link text not null,
     thing_id uuid not null,
     primary key (organization_id, link),
     ${reference('thing_id', 'things', 'on delete cascade')}
   )`,
  'alter table former_public_links enable row level security',
  'alter table former_public_links force row level security',
  `create policy scope on former_public_links to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on former_public_links to tracemark_app',
]

const keeping = [
  // After the unique constraint of the links that are in use has waited for whoever gives one up at the same moment.
  `create function keep_public_link() returns trigger language plpgsql as $$ begin
     if exists (select from former_public_links former
         where former.organization_id = new.organization_id and former.link = new.public_link and former.thing_id <> new.id) then
       raise unique_violation using constraint = 'things__name_taken';
     end if;
     delete from former_public_links where organization_id = new.organization_id and link = new.public_link;
     if old.public_link is not null then
       insert into former_public_links (organization_id, link, thing_id) values (old.organization_id, old.public_link, old.id);
     end if;
     return null;
   end $$`,
  `create trigger kept_link after update of public_link on things
     for each row when (old.public_link is distinct from new.public_link) execute function keep_public_link()`,
]

/** As `locate_public_thing`: a visitor has entered no organization yet. */
const finding = [
  'create policy owner_lookup on former_public_links for select to current_user using (true)',
  `create function find_present_link(slug text, link text) returns text
     language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ begin
       return (select t.public_link from SCHEMA.former_public_links f
         join SCHEMA.organizations o on o.id = f.organization_id
         join SCHEMA.things t on t.organization_id = f.organization_id and t.id = f.thing_id
         where o.slug = find_present_link.slug and o.state = 'active' and f.link = find_present_link.link);
     end $$`,
  'grant execute on function find_present_link(text, text) to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of [...table, ...keeping, ...finding]) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
