import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = 18_080
const root = join(import.meta.dirname, '..')

/** Resolves with the addresses of the block that `pnpm start` prints: lines of a label, spaces and an address. */
const readAddresses = (server: ChildProcess): Promise<Map<string, string>> =>
  new Promise((resolve, reject) => {
    const addresses = new Map<string, string>()
    let text = ''
    server.stdout?.on('data', (chunk: Buffer) => {
      text += chunk
      for (const [, label = '', address = ''] of text.matchAll(/^\s*(\S.*?)\s{2,}(http:\S+)\s*$/gm)) addresses.set(label, address)
      if (['Portal', 'Task', 'Public page', 'Widgets', 'API'].every((label) => addresses.has(label))) resolve(addresses)
    })
    server.once('exit', (code) => reject(new Error(`The server stopped with code ${code} before it was ready:\n${text}`)))
  })

const globalSetup = async () => {
  const data = mkdtempSync(join(tmpdir(), 'tracemark-e2e-'))
  const server = spawn(process.execPath, [join(root, 'tools/start.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(PORT), WIDGETS_PORT: String(PORT + 1), TRACEMARK_DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stopped = new Promise<number | null>((resolve) => server.once('exit', resolve))
  const addresses = await readAddresses(server)
  process.env.TRACEMARK_ADDRESSES = JSON.stringify(Object.fromEntries(addresses))

  return async () => {
    server.kill('SIGTERM')
    const code = await stopped
    rmSync(data, { recursive: true })
    if (code !== 0) throw new Error(`The server was asked to stop, and ended with code ${code}.`)
  }
}

export default globalSetup
