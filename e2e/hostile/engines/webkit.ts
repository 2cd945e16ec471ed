import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect } from '@playwright/test'
import type { Programs } from '../../../tools/find-engines.ts'
import type { Engine, Key, Tab } from './engine.ts'

/** Keys as WebDriver names them. */
const KEYS: Record<Key, string> = { Tab: '\uE004', Space: ' ', Enter: '\uE007' }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** A screen that nobody sees; what it is called. */
const startScreen = async (program: string): Promise<{ screen: ChildProcess; display: string }> => {
  const args = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp']
  const screen = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  const [name] = (await once(screen.stdout as NodeJS.ReadableStream, 'data')) as [Buffer]
  return { screen, display: `:${name.toString().trim()}` }
}

/** The few calls of WebDriver (W3C) that a keyboard and a question need. */
const createClient = (origin: string) => async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, within?: number) => {
  const signal = within === undefined ? null : AbortSignal.timeout(within)
  const response = await fetch(`${origin}${path}`, { method, signal, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`WebKit refused ${method} ${path}: ${JSON.stringify(value)}`)
  return value
}

const untilReady = async (call: ReturnType<typeof createClient>): Promise<void> => {
  await expect(() => call('GET', '/status'), 'WebKit’s driver starts.').toPass({ intervals: [50], timeout: 10_000 })
}

const startDriver = async (program: string, display: string) => {
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const call = createClient(`http://127.0.0.1:${port}`)
  await untilReady(call)
  const stop = async () => {
    driver.kill()
    await once(driver, 'exit')
  }
  return { call, stop }
}

/** Milliseconds for a browser to start, on a machine that does much else. */
const START_MS = 20_000

export const launchWebKit = async ({ driver: program = '', browser = '', screen: screenProgram = '' }: Programs): Promise<Engine> => {
  const { screen, display } = await startScreen(screenProgram)
  let driver = await startDriver(program, display)
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } }
  const begin = async () => {
    const { sessionId } = (await driver.call('POST', '/session', { capabilities: { alwaysMatch } }, START_MS)) as { sessionId: string }
    return sessionId
  }
  return {
    newTab: async (): Promise<Tab> => {
      // Now and then the driver never hears of a browser that it has started, and starts no other.
      const sessionId = await begin().catch(async () => {
        await driver.stop()
        driver = await startDriver(program, display)
        return begin()
      })
      const { call } = driver
      const session = `/session/${sessionId}`
      const type = async (text: string) => {
        const actions = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ])
        await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
      }
      return {
        goto: async (url) => {
          await call('POST', `${session}/url`, { url })
        },
        press: (key) => type(KEYS[key]),
        type,
        read: async (expression) => String(await call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })),
        // WebDriver does not tell; what pages hear themselves is asked of them.
        said: () => [],
        close: async () => {
          await call('DELETE', session)
        },
      }
    },
    close: async () => {
      await driver.stop()
      screen.kill()
    },
  }
}
