import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullConfig } from '@playwright/test'
import { type Server, startServer } from './server.ts'

const FIRST_PORT = Number(process.env.TRACEMARK_E2E_PORT ?? 18_080)

/** A server with its own data for each worker, so that no journey sees what another one did meanwhile. */
const globalSetup = async ({ workers }: FullConfig) => {
  const servers: { server: Server; data: string }[] = []
  for (let worker = 0; worker < workers; worker++) {
    const data = mkdtempSync(join(tmpdir(), 'tracemark-e2e-'))
    // Each takes two ports. One after the other: the first builds what all of them serve.
    servers.push({ server: await startServer(FIRST_PORT + 2 * worker, data), data })
  }
  process.env.TRACEMARK_ADDRESSES = JSON.stringify(servers.map(({ server }) => server.addresses))
  return async () => {
    const codes = await Promise.all(servers.map(({ server }) => server.stop()))
    for (const { data } of servers) rmSync(data, { recursive: true })
    if (codes.some((code) => code !== 0)) throw new Error(`The servers were asked to stop, and ended with codes ${codes.join(', ')}.`)
  }
}

export default globalSetup
