import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buildForBrowsers } from './build-browser.ts'
import { root } from './run.ts'

await buildForBrowsers()

const backend = spawn(process.execPath, ['--conditions=source', join(root, 'packages/backend/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
})

// Ctrl-C reaches both processes; this one stays until the backend has closed its database.
process.on('SIGINT', () => undefined)
process.on('SIGTERM', () => backend.kill('SIGTERM'))
backend.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)
})
