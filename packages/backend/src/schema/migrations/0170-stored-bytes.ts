import { type Kysely, sql } from 'kysely'

/** How many bytes of files each organization has stored, kept with each file, and whether its owners were told that its room is nearly full. */
const statements = [
  `create table stored_bytes (
     organization_id integer primary key references organizations (id),
     bytes bigint not null,
     is_told boolean not null default false
   )`,
  'alter table stored_bytes enable row level security',
  'alter table stored_bytes force row level security',
  `create policy scope on stored_bytes to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update on stored_bytes to tracemark_app',
  `create function count_stored_bytes() returns trigger language plpgsql as $$
   declare
     before bigint := case when tg_op <> 'INSERT' and old.state = 'stored' then coalesce(old.size, 0) else 0 end;
     after bigint := case when tg_op <> 'DELETE' and new.state = 'stored' then coalesce(new.size, 0) else 0 end;
   begin
     if before <> after then
       insert into stored_bytes as kept (organization_id, bytes)
         values (case when tg_op = 'DELETE' then old.organization_id else new.organization_id end, after - before)
         on conflict (organization_id) do update set bytes = kept.bytes + excluded.bytes;
     end if;
     return null;
   end $$`,
  `create trigger counted_bytes after insert or delete or update of state, size on files
     for each row execute function count_stored_bytes()`,
  // The owner sees the rows of all organizations, for this one statement.
  'alter table files no force row level security',
  `insert into stored_bytes (organization_id, bytes)
     select organization_id, sum(size) from files where state = 'stored' group by organization_id`,
  'alter table files force row level security',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
