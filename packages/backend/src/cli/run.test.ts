import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { openEmbedded } from '../platform/db/embedded.ts'
import { lockDirectory } from '../platform/db/lock.ts'
import { withScope } from '../platform/db/scope.ts'
import { unpackTemplate } from '../testing/unpack-template.ts'
import { runCommand } from './run.ts'
import { USAGE } from './usage.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tracemark-admin-'))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

/** The command as the operator runs it, in a process of its own. */
const runIn = async (options: readonly string[], settings: Record<string, string>, ...given: string[]) => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const env = {
    ...process.env,
    DATABASE_URL: '',
    TRACEMARK_DATA_DIR: directory,
    TRACEMARK_PUBLIC_URL: 'http://localhost:8080',
    ...settings,
  }
  const child = spawn(process.execPath, ['--conditions=source', ...options, main, ...given], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { code, stdout, stderr }
}
const tracemark = (...given: string[]) => runIn([], {}, ...given)

const LIST = `SLUG          STATE   CREATED  MEMBERS  NAME
klosterhalde  active  -        5        Weingut Klosterhalde
open-granary  active  -        6        Open Granary
sierra-alta   active  -        9        Sierra Alta
`

const nothing = { code: 1, stdout: '' }
const NO_CLUSTER = /^All organizations are in one database: DATABASE_DISTRIBUTED is not set\./

describe('a command that can not be right', () => {
  test('says what there is, and ends with 1; whoever asks for it is told so and ends with 0', async () => {
    expect(await tracemark('--help')).toEqual({ code: 0, stdout: USAGE, stderr: '' })
    expect(await tracemark()).toEqual({ ...nothing, stderr: expect.stringMatching(/organization create NAME --owner EMAIL/) })
    const unknown = await tracemark('organization', 'suspend', 'sierra-alta', '--force')
    expect(unknown).toEqual({ ...nothing, stderr: expect.stringMatching(/^Unknown option '--force'/) })
  })

  test.each([
    [['organisation', 'list'], /^There is no command "organisation"\. See `tracemark help`\.$/],
    [['organization', 'close', 'sierra-alta'], /^There is no command "organization close"\. See `tracemark help`\.$/],
    [['organization'], /^The word after "organization" is missing, such as "list"\. See `tracemark help`\.$/],
    [['journal', 'mend'], /^There is no command "journal mend"\. See `tracemark help`\.$/],
    [['organization', 'suspend'], /^The slug of the organization is missing\. See `tracemark help`\.$/],
    [['organization', 'create', 'Halde'], /^The e-mail address of the owner is missing, or is none\. See `tracemark help`\.$/],
    [['organization', 'move', 'halde'], /^The worker is missing: --to WORKER, as `tracemark cluster` shows it\. See `tracemark help`\.$/],
    [['organization', 'isolate'], /^The slug of the organization is missing\. See `tracemark help`\.$/],
    [['organization', 'isolate', 'halde', 'fast'], /^There is no command "organization isolate halde fast"\./],
    [['organization', 'move', 'halde', '--to', 'worker-1:5432'], NO_CLUSTER],
    [['organization', 'isolate', 'halde'], NO_CLUSTER],
    [['cluster'], NO_CLUSTER],
    [['cluster', 'workers'], /^There is no command "cluster workers"\./],
    [['organization', 'create', 'Halde', '--owner', 'nora@example.com', '--language', 'xx'], /^The language must be one of en, /],
  ])('%j says what is wrong', async (given, said) => {
    await expect(runCommand(given, {}, directory)).rejects.toThrow(said)
  })
})

const REPORT = new URL('../testing/report-loaded.ts', import.meta.url).href
const OWN = fileURLToPath(new URL('..', import.meta.url))
const DEPENDENCIES = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@tracemark/'))

/** What a command loads: files of this package, and those packages that it names itself. */
const loadedBy = async (...given: string[]) => {
  const report = join(directory, 'loaded.json')
  const { stdout } = await runIn(['--import', REPORT], { REPORT_LOADED: report }, ...given)
  const urls: string[] = JSON.parse(await readFile(report, 'utf8'))
  const paths = urls.flatMap((url) => (url.startsWith('file:') ? [fileURLToPath(url)] : []))
  return {
    stdout,
    files: paths.flatMap((path) => (path.startsWith(OWN) ? [path.slice(OWN.length)] : [])).filter((path) => !path.startsWith('testing/')),
    packages: DEPENDENCIES.filter((name) => paths.some((path) => path.includes(`/node_modules/${name}/`))),
  }
}

test.each(['help', 'usage'])('%s loads nothing but what prints the usage', async (given) => {
  expect(await loadedBy(given)).toMatchObject({ files: ['cli/main.ts', 'cli/run.ts', 'cli/usage.ts'], packages: [] })
})

describe.runIf(inject('template').kind === 'pglite')('on the embedded database', () => {
  beforeAll(async () => {
    await unpackTemplate(join(directory, 'pglite'))
  })

  /** What stands in the folder afterwards. */
  const kept = async () => {
    const { db, close } = await openEmbedded(directory)
    const state = (organizationId: number) =>
      withScope(db, { organizationId }, (scoped) => scoped.selectFrom('organizations').select(['slug', 'state']).execute())
    const found = { sierraAlta: await state(101), created: await state(1001) }
    await close()
    return found
  }

  test('a journal that is damaged is cut, so that the database opens with what was before', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tracemark-cut-'))
    try {
      await mkdir(join(folder, 'journal'))
      const journal = join(folder, 'journal', '0000000000000000.log')
      await writeFile(journal, '')
      expect(await runCommand(['journal', 'cut'], { TRACEMARK_DATA_DIR: folder }, directory)).toBe(
        `${journal} ends before line 1 now. What it was is kept beside it, as ${journal}.damaged.\n`,
      )
      expect(await runCommand(['journal', 'cut'], { TRACEMARK_DATA_DIR: folder }, directory)).toBe(
        'The journal is whole. Nothing was cut.\n',
      )
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('the list has every organization, and loads neither the calls of the API nor their packages', async () => {
    const { stdout, files, packages } = await loadedBy('organization', 'list')
    expect(stdout).toBe(LIST)
    expect(packages).toEqual(['@electric-sql/pglite', 'ipaddr.js', 'kysely', 'pg', 'zod'])
    expect(files.filter((file) => /^(?:routes|http|identity|mail|exports|graphql|docs)\//.test(file))).toEqual([])
  })

  test('an organization is suspended, and another created', async () => {
    expect(await tracemark('organization', 'suspend', 'sierra-alta')).toEqual({
      code: 0,
      stdout: 'sierra-alta is suspended.\n',
      stderr: '',
    })
    expect(await tracemark('organization', 'create', 'Halde', '--owner', 'nora@example.com')).toEqual({
      code: 0,
      stdout: expect.stringMatching(
        /^Halde is created, with the slug halde\.\nThe server sends nora@example\.com .+\nhttp:\/\/localhost:8080\/profile\/invitations\?inviteToken=\S+\n$/,
      ),
      stderr: '',
    })
    expect(await kept()).toEqual({
      sierraAlta: [{ slug: 'sierra-alta', state: 'suspended' }],
      created: [{ slug: 'halde', state: 'active' }],
    })
  })

  test('an unknown slug is named, and so is the process that has the database open', async () => {
    expect(await tracemark('organization', 'suspend', 'nowhere')).toEqual({
      ...nothing,
      stderr: expect.stringMatching(/the slug nowhere\./),
    })
    const lock = await lockDirectory(directory)
    const refused = await tracemark('organization', 'suspend', 'sierra-alta').finally(() => lock.release())
    expect(refused).toEqual({ ...nothing, stderr: expect.stringMatching(/is open in process \d+\. .* Stop that process/) })
  })
})
