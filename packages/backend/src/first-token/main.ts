import { parseArgs } from 'node:util'
import { FirstTokenError, makeFirstToken } from './make-first-token.ts'

const USAGE = `Makes an access token, and prints what the guides' programs read. Without options: of the demo on this computer.

  --server        origin of the server: TRACEMARK_PUBLIC_URL, or http://localhost at PORT, which is 8080
  --email         who signs in, and in whose name it acts, owner@demo.test
  --password      theirs; or in TRACEMARK_PASSWORD, where the shell does not remember it
  --organization  its slug, sierra-alta
  --name          what it is called in the organization's list
`

const text = { type: 'string' } as const

const run = async (): Promise<void> => {
  const { values } = parseArgs({
    options: { server: text, email: text, password: text, organization: text, name: text, help: { type: 'boolean' } },
  })
  if (values.help) {
    process.stdout.write(USAGE)
    return
  }
  const { TRACEMARK_PUBLIC_URL, PORT = '8080', TRACEMARK_PASSWORD = 'demo' } = process.env
  const server = (values.server ?? TRACEMARK_PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/$/, '')
  const { organizationId, token } = await makeFirstToken({
    server,
    email: values.email ?? 'owner@demo.test',
    password: values.password ?? TRACEMARK_PASSWORD,
    organization: values.organization ?? 'sierra-alta',
    name: values.name ?? `Made in a terminal, ${new Date().toISOString()}`,
  })
  process.stdout.write(`export TRACEMARK_URL=${server}\nexport TRACEMARK_ORGANIZATION=${organizationId}\nexport TRACEMARK_TOKEN=${token}\n`)
}

const isOfUsage = (error: unknown): error is Error => error instanceof TypeError && 'code' in error

await run().catch((error: unknown) => {
  if (!(error instanceof FirstTokenError || isOfUsage(error))) throw error
  process.stderr.write(`${error.message}\n${isOfUsage(error) ? USAGE : ''}`)
  process.exit(1)
})
