import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createCalls, createFetchTransport } from '@tracemark/api/client'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { type Postgres, startPostgres, withPostgresPrograms } from '../../../../tools/postgres.ts'
import { staticFolders } from '../backend.ts'
import { makeFirstToken } from '../first-token/make-first-token.ts'
import { administer } from '../testing/administer.ts'
import { type BackendProcess, startBackendProcess } from '../testing/backend-process.ts'

/** The addresses of the database `tracemark` there, by the names that the documentation gives them. */
const addressesAt = ({ url }: Postgres) => {
  const buildAddress = (login: string) => Object.assign(new URL(url), { username: login, pathname: '/tracemark' }).href
  return {
    DATABASE_URL: buildAddress('tracemark'),
    DATABASE_APP_URL: buildAddress('tracemark_queries'),
    BACKUP_URL: buildAddress('tracemark_backup'),
  }
}

/** Commands of the documentation that stand under this mark. */
const documented = async (mark: string): Promise<string> => {
  const markdown = await readFile(join(staticFolders.guides, 'self-hosting.md'), 'utf8')
  return new RegExp(`<!-- ${mark} -->\\n\`\`\`\\w+\\n([\\s\\S]*?)\`\`\``).exec(markdown)?.[1] ?? expect.unreachable(`There is no ${mark}.`)
}

/** As an operator does in psql, where each statement is a transaction of its own. */
const administerAll = async ({ url }: Postgres, statements: string): Promise<void> => {
  for (const statement of statements.split(';\n').filter((text) => text.trim() !== '')) await administer(url, statement)
}

const catalogues = {
  policies: `select tablename, policyname, roles::text, cmd, qual, with_check from pg_policies`,
  protection: `select relname, relrowsecurity, relforcerowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  rights: `select relname, pg_get_userbyid(relowner), coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner))::text from pg_class where relkind in ('r', 'v', 'S') and relnamespace = 'public'::regnamespace`,
  functions: `select proname, pg_get_userbyid(proowner), prosecdef, coalesce(proacl, acldefault('f', proowner))::text, proconfig::text, prosrc from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: `select tgname, tgrelid::regclass::text, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  constraints: `select conname, conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace`,
  indexes: `select indexname, indexdef from pg_indexes where schemaname = 'public'`,
}

/**
 * What is in the database `tracemark` there: how many rows each table has, and all that guards them. PostgreSQL sets its parentheses
 * otherwise when it reads its own words again.
 */
const contentAt = async (postgres: Postgres) => {
  const url = Object.assign(new URL(postgres.url), { pathname: '/tracemark' }).href
  const tables = await administer<{ name: string }>(url, `select tablename as name from pg_tables where schemaname = 'public' order by 1`)
  const counts: Record<string, number | undefined> = {}
  for (const { name } of tables)
    counts[name] = (await administer<{ count: number }>(url, `select count(*)::integer as count from "${name}"`))[0]?.count
  const guards: Record<string, string[]> = {}
  for (const [name, statement] of Object.entries(catalogues))
    guards[name] = (await administer(url, statement)).map((row) => JSON.stringify(row).replaceAll(/[()\s]/g, '')).toSorted()
  return { counts, guards }
}

describe.runIf(inject('template').kind === 'postgres')('a dump that is restored on another PostgreSQL, as the documentation says', () => {
  let folder: string
  let before: Postgres
  let after: Postgres
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tracemark-restore-'))
    before = await startPostgres('postgres')
    after = await startPostgres('postgres')
  })
  afterAll(async () => {
    await before.stop()
    await after.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const start = async (addresses: { DATABASE_URL: string; DATABASE_APP_URL?: string }, data: string): Promise<BackendProcess> => {
    const started = await startBackendProcess(join(folder, data), { DATABASE_APP_URL: '', TRACEMARK_LOG: 'silent', ...addresses })
    onTestFinished(started.kill)
    return started
  }

  const runDocumented = async (mark: string, postgres: Postgres): Promise<string> => {
    const env = withPostgresPrograms({ ...process.env, ...addressesAt(postgres) })
    const { stdout, stderr } = await promisify(execFile)('sh', ['-e', '-c', await documented(mark)], { cwd: folder, env })
    return stdout + stderr
  }

  /** By the page of the embedded provider, with the password. Gives what only a person of the organization reads. */
  const signIn = async ({ baseUrl }: BackendProcess, name: string) => {
    const server = baseUrl.replace('127.0.0.1', 'localhost')
    const owner = { server, email: 'owner@demo.test', password: 'demo', organization: 'sierra-alta', name }
    const { organizationId, token } = await makeFirstToken(owner)
    const { slug } = await createCalls({ baseUrl, transport: createFetchTransport() }).organizations.get(
      { params: { org: organizationId } },
      { token },
    )
    return slug
  }

  test('has the same rows and guards, no role of which is a superuser, and people sign in', async () => {
    await administerAll(before, await documented('own-database'))
    // The first start makes the tables and the role that the login for queries has.
    await (await start({ DATABASE_URL: addressesAt(before).DATABASE_URL }, 'before')).terminate()
    await administerAll(before, (await documented('queries-login')) + (await documented('backup-login')))
    const first = await start(addressesAt(before), 'before')
    expect(await signIn(first, 'Before the dump')).toBe('sierra-alta')
    await first.terminate()
    const content = await contentAt(before)
    expect(content.counts.interactions).toBeGreaterThan(1000)
    expect(content.guards.policies?.length).toBeGreaterThan(80)
    expect(await runDocumented('backup', before)).toBe('')

    await administerAll(after, await documented('restore-roles'))
    expect(await runDocumented('restore', after)).toBe('')
    expect(await contentAt(after)).toEqual(content)
    const powers = await administer(
      after.url,
      "select rolname as role from pg_roles where rolname like 'tracemark%' and (rolsuper or rolbypassrls)",
    )
    expect(powers).toEqual([])
    const second = await start(addressesAt(after), 'after')
    expect(await signIn(second, 'After the restore')).toBe('sierra-alta')
    expect(await second.terminate()).toEqual({ code: 0, signal: null })
  }, 480_000)
})
