import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from './server.ts'

const PORT = 18_080

const globalSetup = async () => {
  const data = mkdtempSync(join(tmpdir(), 'tracemark-e2e-'))
  const server = await startServer(PORT, data)
  process.env.TRACEMARK_ADDRESSES = JSON.stringify(server.addresses)
  return async () => {
    const code = await server.stop()
    rmSync(data, { recursive: true })
    if (code !== 0) throw new Error(`The server was asked to stop, and ended with code ${code}.`)
  }
}

export default globalSetup
