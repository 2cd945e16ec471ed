import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildForBrowsers } from './build-browser.ts'
import { root } from './run.ts'

const port = Number(process.env.PORT ?? 8080)
const backendPort = port + 10
const isMocked = process.argv.includes('--mocks')

const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` }

const startBackend = () =>
  spawn(process.execPath, ['--conditions=source', '--watch', '--watch-preserve-output', 'packages/backend/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, PORT: String(backendPort), WIDGETS_PORT: String(port + 1), TRACEMARK_PUBLIC_URL: `http://localhost:${port}` },
  })

const startPortal = (settings: NodeJS.ProcessEnv) =>
  spawn('vite', ['packages/portal', '--config', 'packages/portal/vite.config.ts', '--port', String(port), '--strictPort'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...env, ...settings },
  })

// The widgets' demo page takes the built script; the portal itself is served from its sources.
if (!isMocked) await buildForBrowsers()
const children = isMocked
  ? [startPortal({ TRACEMARK_MOCKS: '1' })]
  : [startBackend(), startPortal({ TRACEMARK_BACKEND: `http://localhost:${backendPort}` })]

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.once('exit', stop)
