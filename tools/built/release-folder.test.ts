import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, glob, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../postgres.ts'
import { makeReleaseFolder } from '../release-folder.ts'
import { root } from '../run.ts'
import { asUser } from '../system-package.ts'
import { untilListening } from '../until-listening.ts'

const SIZE_MAX = 250e6
/** Making the embedded database takes its time. */
const START_MS = 480_000

let folder: string
let release: string
beforeAll(async () => {
  // Outside the repository, so that nothing is found there by chance.
  folder = await mkdtemp(join(tmpdir(), 'tracemark-release-'))
  release = join(folder, 'release')
  await makeReleaseFolder(release)
}, START_MS)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('it is small', async () => {
  let size = 0
  for await (const entry of glob('**/*', { cwd: release, withFileTypes: true }))
    if (entry.isFile()) size += (await stat(join(entry.parentPath, entry.name))).size
  expect(size).toBeLessThan(SIZE_MAX)
})

test('it is not made again where it is, which is said before anything is built', async () => {
  const program = join(root, 'tools/release-folder.ts')
  await expect(promisify(execFile)(process.execPath, [program, release])).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `${release} is there already, and a release never changes: name a folder that is not there yet.\n`,
  })
  await expect(makeReleaseFolder(release)).rejects.toThrow(/EEXIST/)
})

/** What the image that runs says after this instruction. */
const readImage = async (instruction: string): Promise<string> => {
  const file = await readFile(join(root, 'deploy/Dockerfile'), 'utf8')
  const lines = file.slice(file.lastIndexOf('\nFROM ')).split('\n')
  const line = lines.find((text) => text.startsWith(`${instruction} `)) ?? expect.unreachable(`There is no ${instruction}.`)
  return line.slice(instruction.length + 1)
}

/** A program of the image and what it is given, with the Node of the folder and not with another that a PATH might have. */
const readCommand = (text: string): [program: string, args: string[]] => {
  const [program, ...args] = JSON.parse(text.slice(text.indexOf('[')))
  return [join(release, 'bin', program), args]
}

test("the operator's command is found in an image by its name alone", async () => {
  const path = /(?<= PATH=)\S+/.exec(await readImage('ENV'))?.[0].replaceAll('/opt/tracemark', release)
  const { stdout } = await promisify(execFile)('/usr/bin/env', ['tracemark', 'help'], { env: { PATH: path } })
  expect(stdout).toMatch(/^ {2}organization create NAME/m)
})

test(
  'it serves portal, widgets, public pages, documents and pictures with its own Node, from a machine that has nothing else',
  async () => {
    const port = await freePort()
    const address = `http://localhost:${port}`
    // No PATH and no home: what the folder has is all there is.
    const env = {
      PORT: String(port),
      WIDGETS_PORT: String(await freePort()),
      TRACEMARK_DATA_DIR: join(folder, 'data'),
      NODE_ENV: 'production',
    }
    // Root's tests are another's server, who may write the data folder alone.
    const user = asUser('nobody')
    await mkdir(env.TRACEMARK_DATA_DIR)
    if (user.uid !== undefined && user.gid !== undefined) {
      await chmod(folder, 0o755)
      await chown(env.TRACEMARK_DATA_DIR, user.uid, user.gid)
    }
    const options = { cwd: release, env, ...user }
    const checkHealth = async () => promisify(execFile)(...readCommand(await readImage('HEALTHCHECK')), options)
    await expect(checkHealth()).rejects.toMatchObject({ code: 1 })
    // As the image starts it.
    const server = spawn(...readCommand(await readImage('CMD')), { ...options, stdio: ['ignore', 'pipe', 'inherit'] })
    const said: string[] = []
    server.stdout?.on('data', (text) => said.push(String(text)))
    try {
      await untilListening(port, server)
      const read = async (path: string) => {
        const response = await fetch(`${address}${path}`, { headers: { accept: 'text/html, */*' } })
        return [response.status, response.headers.get('content-type'), await response.text()] as const
      }
      expect(await read('/readyz')).toEqual([200, 'application/json', '{"status":"ready"}'])
      await checkHealth()
      const [status, type, page] = await read('/')
      expect([status, type, /<script type="module"[^>]* src="\/assets\//.test(page)]).toEqual([200, 'text/html; charset=utf-8', true])
      expect((await read('/embed/tracemark.js')).slice(0, 2)).toEqual([200, 'text/javascript; charset=utf-8'])
      expect((await read('/p/sierra-alta/finca-la-esperanza'))[2]).toContain('<h1')
      expect((await read('/docs/guides/tokens'))[0]).toBe(200)
      expect((await read('/docs/viewer/standalone.esm.js')).slice(0, 2)).toEqual([200, 'text/javascript; charset=utf-8'])
      // It names what it has, and no command of a workspace.
      expect([said.join('').includes('Accounts'), said.join('').includes('pnpm')]).toEqual([true, false])

      const node = join(release, 'bin/node')
      const { stdout } = await promisify(execFile)(node, ['packages/backend/dist/first-token.js', '--server', address], options)
      const token = /TRACEMARK_TOKEN=(\S+)/.exec(stdout)?.[1] ?? ''
      const post = (path: string, body: unknown) =>
        fetch(`${address}/functions/tracemark-${path}`, {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      for (const [format, start] of [
        ['pdf', '%PDF'],
        ['xlsx', 'PK'],
      ]) {
        const file = await post('interactions/exports/101/interactions/', { format, classification: ['warning'], language: 'ko' })
        const bytes = Buffer.from(await file.arrayBuffer())
        expect([format, file.status, bytes.subarray(0, start?.length).toString('latin1')]).toEqual([format, 200, start])
      }
      const { uploadUrl } = (await (await post('file-upload', { name: 'photo.jpg' })).json()) as { uploadUrl: string }
      const photo = await readFile(join(root, 'packages/backend/src/testing/photos/gps.jpg'))
      expect((await fetch(uploadUrl, { method: 'PUT', body: photo })).status).toBe(200)
    } finally {
      const gone = once(server, 'exit')
      server.kill('SIGTERM')
      expect(await gone).toEqual([0, null])
    }
  },
  START_MS,
)
