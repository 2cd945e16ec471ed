import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const LABELS = ['Portal', 'Task', 'Form page', 'Credential', 'Public page', 'Widgets', 'API']

export interface Server {
  /** Addresses by the label that the start command prints before them. */
  addresses: Record<string, string>
  /** Asks it to stop, as a system would; its exit code. */
  stop: () => Promise<number | null>
  /** Ends it as a failing machine would, in the middle of whatever it does. */
  kill: () => Promise<number | null>
}

/** Resolves with the addresses of the block that `pnpm start` prints: lines of a label, spaces and an address. */
const readAddresses = (process: ChildProcess, exited: Promise<number | null>): Promise<Record<string, string>> =>
  new Promise((resolve, reject) => {
    const addresses = new Map<string, string>()
    let text = ''
    const hear = (chunk: Buffer) => {
      text += chunk
      for (const [, label = '', address = ''] of text.matchAll(/^(\S.*?)\s{2,}(http:\S+)\s*$/gm)) addresses.set(label, address)
      if (LABELS.every((label) => addresses.has(label))) resolve(Object.fromEntries(addresses))
    }
    process.stdout?.on('data', hear)
    process.stderr?.on('data', hear)
    exited.then((code) => reject(new Error(`The server stopped with code ${code} before it was ready:\n${text}`)), reject)
  })

interface Command {
  /** What Node runs, from the root of the project. */
  args: readonly string[]
  env?: Record<string, string>
}

/** The start command as a newcomer gives it. */
export const START: Command = { args: [join(root, 'tools/start.ts')] }

/** The backend by itself, which the start command runs beside nothing else: a signal reaches it and no parent. */
export const BACKEND: Command = {
  args: ['--conditions=source', join(root, 'packages/backend/src/main.ts')],
  env: { TRACEMARK_RATE_LIMITS: 'off' },
}

/** Starts Tracemark with data and ports of its own. */
export const startServer = async (port: number, dataFolder: string, { args, env }: Command = START): Promise<Server> => {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port), WIDGETS_PORT: String(port + 1), TRACEMARK_DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const addresses = await readAddresses(child, exited)
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal)
    return exited
  }
  return { addresses, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') }
}
