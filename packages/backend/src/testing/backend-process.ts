import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { TEST_NOW } from './template.ts'

/** The backend as people start it, in a process of its own that can be killed. */
export interface BackendProcess {
  baseUrl: string
  /** A task token of the demo. */
  taskToken: string
  hasEnded(): boolean
  /** As a power cut would: nothing is closed. */
  kill(): Promise<void>
  /** As an operator does. Gives what the process ended with. */
  terminate(): Promise<{ code: number | null; signal: string | null }>
}

/** `settings`: environment variables. Without them its database is the embedded one in the folder, and its port any that is free. */
export const startBackendProcess = async (dataDirectory: string, settings: Record<string, string> = {}): Promise<BackendProcess> => {
  const port = settings.PORT ?? String(await freePort())
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, ['--conditions=source', main], {
    env: {
      ...process.env,
      PORT: port,
      WIDGETS_PORT: String(await freePort()),
      TRACEMARK_DATA_DIR: dataDirectory,
      TRACEMARK_NOW: TEST_NOW.toISOString(),
      DATABASE_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  for await (const text of child.stdout) {
    printed += String(text)
    if (printed.includes('Accounts')) break
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    taskToken: /\/task\/(\S+)/.exec(printed)?.[1] ?? '',
    hasEnded,
    kill: async () => {
      if (hasEnded()) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
    terminate: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const [code, signal] = await gone
      return { code, signal }
    },
  }
}
