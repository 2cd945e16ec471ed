import { entityTable, forApplicationAlone, openTo, ownerMayRead, type SchemaPart, scopedTable } from './forms.ts'

export const files: SchemaPart = {
  tables: [
    // `key`: what cannot be guessed in a file's address. `kept_at`: since when something names the file. `recorded_at`: since when a record has it, which is for
    // good. `task_run_id`: the run whose token brought it. `copy_of`: which file of another organization it is a copy of; `bytes_at`: where its bytes lie until
    // they are copied. Whoever cleans up looks through the files of all organizations.
    ...entityTable('files', [
      'key text not null',
      'name text not null',
      "state text not null check (state in ('awaited', 'stored', 'deleted'))",
      'upload_hash text not null',
      'upload_expires_at timestamptz not null',
      'content_type text',
      'size integer',
      'sha256 text',
      'stored_at timestamptz',
      'kept_at timestamptz',
      'copy_of text',
      'bytes_at text',
      'task_run_id uuid',
      'recorded_at timestamptz',
      'unique (organization_id, key)',
    ]),
    openTo('outbox', 'files'),
    "create index files_unwanted on files (created_at) where state <> 'stored' or kept_at is null",
    "create unique index files_one_copy on files (organization_id, copy_of) where copy_of is not null and state <> 'deleted'",
    'create index files_bytes_at on files (bytes_at) where bytes_at is not null',
    // How many bytes of files an organization has stored, and whether its owners were told that its room is nearly full.
    ...scopedTable(
      'stored_bytes',
      [
        'organization_id integer primary key references organizations (id)',
        'bytes bigint not null',
        'is_told boolean not null default false',
      ],
      'select, insert, update',
    ),
    ownerMayRead('stored_bytes'),
  ],
  functions: [
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
    // A sum alone leaves it, and that in the scope of the operator.
    `create function total_stored_bytes() returns numeric
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         if SCHEMA.scope_component() is distinct from 'operator' then return 0; end if;
         return (select coalesce(sum(s.bytes), 0) from SCHEMA.stored_bytes s);
       end $$`,
    ...forApplicationAlone('total_stored_bytes()'),
  ],
  rules: [
    `create trigger counted_bytes after insert or delete or update of state, size on files
       for each row execute function count_stored_bytes()`,
  ],
}
