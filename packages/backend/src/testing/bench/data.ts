import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createDemoData } from '@tracemark/api/demo'
import { Client } from 'pg'
import { seed } from '../../demo/seed.ts'
import { openPostgres } from '../../platform/db/connect.ts'
import { openEmbedded } from '../../platform/db/embedded.ts'

export const FEW = 10_000
export const MANY = 1_000_000
export const MANY_ASSETS = 100_000

/** One of 20,000 farms: half of them around where the demo's record is, half around the earth. Of 17 records one has no place. */
const FARM = `case when g % 17 = 0 then null else jsonb_set(coalesce(reported_location, record_location), '{point,coordinates}', case when g % 2 = 0
  then jsonb_build_array(
    (coalesce(reported_location, record_location) -> 'point' -> 'coordinates' ->> 0)::float + (hashint4(g % 20000) % 1000) / 700.0,
    (coalesce(reported_location, record_location) -> 'point' -> 'coordinates' ->> 1)::float + (hashint4(g % 20000 + 1) % 1000) / 900.0)
  else jsonb_build_array(hashint4(g % 20000) % 180000 / 1000.0, hashint4(g % 20000 + 1) % 60000 / 1000.0) end) end`

/** Records like those of the demo, one a minute back from its oldest. As the owner, without checking what is known to be right. */
const fill = (organizationId: number, count: number): string => `
  set session_replication_role = replica;
  with of_demo as (select i.*, row_number() over () - 1 as n from interactions i where organization_id = ${organizationId})
  insert into interactions (organization_id, id, asset_id, unit_id, task_id, value_chain_element_id, created_by, name, classification,
    reported_date, reported_location, record_date, record_location, task_result_message, answers)
  select organization_id, overlay(overlay(md5(${organizationId} || '/' || g) placing '7' from 13) placing '8' from 17)::uuid, asset_id, unit_id, task_id, value_chain_element_id, created_by, name, classification,
    reported_date - g * interval '1 minute', ${FARM}, record_date - g * interval '1 minute', null, task_result_message, answers
  from generate_series(1, ${count}::integer - (select count(*)::integer from interactions where organization_id = ${organizationId})) g
  join of_demo on n = g % (select count(*) from of_demo);
  set session_replication_role = origin;`

/** What the trigger keeps, of all records at once. */
const countSpans = `insert into interaction_spans
  select i.organization_id, k.kind, g.grain, case g.grain when 'quarter' then date_bin('15 minutes', reported_date, timestamptz '2000-01-01 00:00Z')
    else date_trunc(g.grain, reported_date, 'UTC') end, k.key, 0, count(*)
  from interactions i
  cross join (values ('month'), ('day'), ('hour'), ('quarter')) g (grain)
  cross join lateral (values ('classification', classification), (case when created_by is null then 'service' else 'task' end, task_id::text),
    ('asset', asset_id::text), ('worker', coalesce(created_by::text, '')), ('place', coalesce(place, ''))) k (kind, key)
  where deleted_at is null group by 1, 2, 3, 4, 5`

/** What the trigger keeps for maps, of all records at once. */
const countCells = `insert into interaction_cells
  select i.organization_id, l.level, g.grain, date_trunc(g.grain, i.reported_date, 'UTC'),
    case when l.level = 0 then 0 else ((i.longitude + 180000000)::bigint << l.level) / 360000000 end,
    case when l.level = 0 then 0 else ((i.latitude + 90000000)::bigint << l.level) / 360000000 end, i.classification,
    0, count(*), coalesce(sum(i.longitude), 0), coalesce(sum(i.latitude), 0)
  from interactions i cross join (values ('year'), ('month'), ('day')) g (grain) cross join (values (0), (6), (11), (16)) l (level)
  where i.deleted_at is null and (i.longitude is null) = (l.level = 0) group by 1, 2, 3, 4, 5, 6, 7`

/** Units like those of the demo, with numbers that go on from theirs, a part of them with the statuses that it has. */
const fillUnits = (organizationId: number, count: number): string => `
  set session_replication_role = replica;
  with of_demo as (select i.*, row_number() over () - 1 as n from units i where organization_id = ${organizationId}),
    last as (select max(sequence_number) as number from units where organization_id = ${organizationId})
  insert into units (organization_id, id, asset_id, variant_id, name, sequence_number, status, checksum, unique_id, created_at)
  select organization_id, overlay(overlay(md5('unit/' || ${organizationId} || '/' || g) placing '7' from 13) placing '8' from 17)::uuid, asset_id, variant_id,
    'BENCH-' || lpad(g::text, 7, '0'), last.number + g, status, checksum, md5('unique/' || ${organizationId} || '/' || g), created_at + g * interval '1 second'
  from generate_series(1, ${count}::integer - (select count(*)::integer from units where organization_id = ${organizationId})) g
  cross join last join of_demo on n = g % (select count(*) from of_demo);
  set session_replication_role = origin;`

const toId = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{12}).(...)./, '$17$28')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

/** An asset of 40 units, whose numbers come after those of all others of the organization. */
export const assetOfFewUnits = (organizationId: number): string => toId(`asset of few units/${organizationId}`)

const fillFewUnits = (organizationId: number): string => `
  set session_replication_role = replica;
  insert into assets (organization_id, id, name, description, image, status, hidden, category_id, template_id, value_chain_id, created_at, created_by_id)
  select organization_id, '${assetOfFewUnits(organizationId)}', 'Few units', description, image, status, hidden, category_id, template_id, value_chain_id,
    created_at, created_by_id from assets where organization_id = ${organizationId} limit 1;
  insert into units (organization_id, id, asset_id, name, sequence_number, checksum, unique_id, created_at)
  select ${organizationId}, overlay(overlay(md5('few/' || ${organizationId} || '/' || g) placing '7' from 13) placing '8' from 17)::uuid,
    '${assetOfFewUnits(organizationId)}', 'FEW-' || g, 100000000 + g, 'X', md5('few/' || ${organizationId} || '/' || g), now()
  from generate_series(1, 40) g;
  set session_replication_role = origin;`

/** Assets like those of the demo, with what stands in their rows alone: the lists show no more of most. */
const fillAssets = (organizationId: number, count: number): string => `
  set session_replication_role = replica;
  with of_demo as (select t.*, row_number() over () - 1 as n from assets t where organization_id = ${organizationId})
  insert into assets (organization_id, id, name, description, image, status, hidden, category_id, template_id, value_chain_id, created_at, created_by_id)
  select organization_id, overlay(overlay(md5('asset/' || ${organizationId} || '/' || g) placing '7' from 13) placing '8' from 17)::uuid, name || ' ' || g,
    description, image, status, hidden, category_id, template_id, value_chain_id, created_at - g * interval '1 minute', created_by_id
  from generate_series(1, ${count}::integer - (select count(*)::integer from assets where organization_id = ${organizationId})) g
  join of_demo on n = g % (select count(*) from of_demo);
  set session_replication_role = origin;`

const fillAll = async (run: (statement: string) => Promise<unknown>, interactions = MANY): Promise<void> => {
  await run(fill(101, interactions))
  await run(fill(102, FEW))
  await run(fillUnits(101, MANY))
  await run(fillUnits(102, FEW))
  await run(fillFewUnits(101))
  await run(fillFewUnits(102))
  await run(fillAssets(101, MANY_ASSETS))
  await run(fillAssets(102, FEW))
  await run('truncate asset_counts')
  await run('insert into asset_counts select organization_id, status, hidden, 0, count(*) from assets group by 1, 2, 3')
  await run('truncate unit_counts')
  await run(`insert into unit_counts
    select organization_id, asset_id, coalesce(variant_id, '00000000-0000-0000-0000-000000000000'), coalesce(status, -1), hidden, is_used, 0, count(*) from units group by 1, 2, 3, 4, 5, 6`)
  await run('truncate interaction_counts')
  await run(`insert into interaction_counts
    select organization_id, asset_id, task_id, classification, 0, count(*) from interactions where deleted_at is null group by 1, 2, 3, 4`)
  await run('truncate interaction_months')
  await run(`insert into interaction_months
    select organization_id, asset_id, date_trunc('month', record_date at time zone 'UTC')::date, classification, 0, count(*)
    from interactions where deleted_at is null group by 1, 2, 3, 4`)
  await run('truncate interaction_spans')
  await run(countSpans)
  await run('truncate interaction_cells')
  await run(countCells)
  await run('vacuum analyze')
}

/** The demo alone. */
export const seedPostgres = async (url: string): Promise<void> => {
  const { db, close } = await openPostgres(url)
  await seed(db, createDemoData(new Date()))
  await close()
}

export const seedEmbedded = async (folder: string): Promise<void> => {
  const { db, close } = await openEmbedded(folder)
  await seed(db, createDemoData(new Date()))
  await close()
}

export const fillPostgres = async (url: string): Promise<void> => {
  await seedPostgres(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await fillAll((statement) => client.query(statement)).finally(() => client.end())
}

/** The demo, and so many records of its first organization. */
export const fillRecords = async (url: string, interactions = MANY): Promise<void> => {
  await seedPostgres(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  const fillThem = async () => {
    await client.query(fill(101, interactions))
    await client.query('vacuum analyze')
  }
  await fillThem().finally(() => client.end())
}

/** Their ids, in the order of the list. */
export const readRecordIds = async (url: string): Promise<string[]> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<[string]>({
    text: 'select id from interactions where organization_id = 101 and deleted_at is null order by record_date desc, id desc',
    rowMode: 'array',
  })
  await client.end()
  return rows.flat()
}

export const fillEmbedded = async (folder: string, interactions = MANY): Promise<void> => {
  await seedEmbedded(folder)
  const pglite = await PGlite.create({ dataDir: join(folder, 'pglite') })
  await fillAll((statement) => pglite.exec(statement), interactions)
  await pglite.exec('checkpoint')
  await pglite.close()
}
