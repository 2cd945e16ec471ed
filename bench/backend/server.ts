import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Setting, Tokens } from '../../packages/backend/src/testing/bench/setting.ts'

export interface Server {
  port: number
  /** Of its first process. */
  id: number
  /** New ones: they live for five minutes. */
  tokens(): Promise<Tokens>
  /** Resident bytes of one process. */
  memory(): Promise<number>
  stop(): Promise<void>
}

const ask = async (child: ChildProcess, message: string): Promise<Record<string, unknown>> => {
  for (;;) {
    const answer = new Promise<unknown>((resolve) => child.once('message', resolve))
    child.send(message)
    const heard = await answer
    if (typeof heard === 'object' && heard !== null && message in heard) return heard as Record<string, unknown>
  }
}

export const startServer = async (setting: Setting): Promise<Server> => {
  const child = fork(join(import.meta.dirname, '../../packages/backend/src/testing/bench/server.ts'), {
    execArgv: ['--conditions=source'],
    env: { ...process.env, SETTING: JSON.stringify(setting), NODE_ENV: 'production' },
  })
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await Promise.race([
    new Promise<void>((resolve) => child.on('message', (message) => message === 'ready' && resolve())),
    gone.then(() => Promise.reject(new Error(`The ${setting.kind} server stopped before it was ready.`))),
  ])
  return {
    port: setting.port,
    id: child.pid ?? 0,
    tokens: async () => (await ask(child, 'tokens')).tokens as Tokens,
    memory: async () => Number((await ask(child, 'memory')).memory),
    stop: async () => {
      child.kill('SIGKILL')
      await gone
    },
  }
}
