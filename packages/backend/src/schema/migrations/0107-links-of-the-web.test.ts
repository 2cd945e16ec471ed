import { PGlite } from '@electric-sql/pglite'
import { createDemoData } from '@tracemark/api/demo'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seed } from '../../demo/seed.ts'
import { TEST_NOW } from '../../testing/template.ts'
import type { Database } from '../database.ts'
import { up, withoutOtherAddresses } from './0107-links-of-the-web.ts'
import { migrate } from './index.ts'

const RUNS = 'javascript:alert(1)'

let db: Kysely<Database>
beforeAll(async () => {
  db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
  await migrate(db)
  await seed(db, createDemoData(TEST_NOW))
})
afterAll(() => db.destroy())

test('takes what is no address of the web out of JSON, with the entries that are nothing without it', () => {
  const right = {
    heroImage: '/files/101/a',
    content: {
      videos: [{ title: 'A', url: 'https://a.example/a.mp4' }],
      links: [{ label: 'A', url: 'https://a.example' }],
      brandExperience: { text: RUNS },
    },
    certifications: [{ name: 'Organic' }],
  }
  expect(
    withoutOtherAddresses({
      ...right,
      heroImage: right.heroImage,
      content: {
        ...right.content,
        heroOverlayImage: 'data:image/png;base64,AAAA',
        videos: [...right.content.videos, { title: 'B', url: RUNS }],
        links: [{ label: 'B', url: 'https://user:secret@a.example' }, ...right.content.links],
        brandExperience: { text: RUNS, link: RUNS },
      },
      certifications: [{ name: 'Organic', link: RUNS, image: '//elsewhere.example/x' }],
    }),
  ).toEqual(right)
})

test('takes them out of the rows of every organization, and leaves all others as they are', async () => {
  const rowsOf = async (table: string) => (await sql`select * from ${sql.table(table)} order by 1, 2`.execute(db)).rows
  const tables = ['organizations', 'things', 'value_chains', 'support_profiles', 'components', 'documents']
  const all = async () => Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await rowsOf(table)] as const)))
  await up(db as unknown as Kysely<never>)
  const before = await all()
  await sql`update value_chains set link = ${RUNS}`.execute(db)
  await sql`update support_profiles set kml_link = ${RUNS}`.execute(db)
  await sql`update components set component = component || ${JSON.stringify({ embeddedLink: RUNS })}::text::jsonb`.execute(db)
  await sql`update things set certifications = certifications || ${JSON.stringify([{ name: 'Fair', link: RUNS }])}::text::jsonb`.execute(db)
  await sql`update documents set file = ${RUNS}`.execute(db)
  await up(db as unknown as Kysely<never>)
  const after = await all()
  expect(after).toEqual({
    ...before,
    value_chains: before.value_chains?.map((row) => ({ ...Object(row), link: null })),
    support_profiles: before.support_profiles?.map((row) => ({ ...Object(row), kml_link: null })),
    things: before.things?.map((row) => ({ ...Object(row), certifications: [...Object(row).certifications, { name: 'Fair' }] })),
    documents: before.documents?.map((row) => ({ ...Object(row), file: '/files/removed' })),
  })
})
