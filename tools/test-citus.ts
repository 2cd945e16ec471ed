import { findCitus, startCluster } from './citus.ts'
import { run } from './run.ts'
import { findFanOut } from './testing/fan-out.ts'

/**
 * Tests of the backend on a coordinator and two workers, where `CITUS_HOME` names an installation of PostgreSQL with Citus. Twice: which of the demo's organizations is
 * on which worker follows from the number of shards, so each is on either once. Files may be named, and options of Vitest.
 */
const SHARD_COUNTS = (process.env.TEST_CITUS_SHARDS ?? '4 2').split(' ').map(Number)

const FILES = [
  'conformance.test.ts',
  'contract-tests/isolation.test.ts',
  'contract-tests/versions.test.ts',
  'contract-tests/idempotency.test.ts',
  'contract-tests/cluster-outage.test.ts',
  'contract-tests/lost-worker.test.ts',
  'contract-tests/moved-organization.test.ts',
  'schema/row-level-security.test.ts',
  'schema/primary-keys.test.ts',
  'schema/distributed.test.ts',
].map((file) => `packages/backend/src/${file}`)

const given = process.argv.slice(2)
const args = given.some((arg) => arg.endsWith('.ts')) ? given : [...given, ...FILES]

const testOn = async (programs: string, shards: number): Promise<number> => {
  const cluster = await startCluster(programs, shards)
  try {
    const env = { DATABASE_URL: cluster.coordinator.url, TEST_CITUS_WORKERS: cluster.workers.map(({ url }) => url).join(' ') }
    const code = await run('vitest', ['run', '--config', 'vitest.config.ts', '--project', 'backend', ...args], { env })
    const found = findFanOut(cluster.coordinator.readLog())
    for (const statement of found) process.stderr.write(`To several shards: ${statement}\n`)
    return found.length > 0 ? 1 : code
  } finally {
    await cluster.stop()
  }
}

const programs = findCitus()
if (programs) for (const shards of SHARD_COUNTS) process.exitCode = (await testOn(programs, shards)) || process.exitCode
else process.stdout.write('CITUS_HOME names no installation of PostgreSQL with Citus: 0 tests.\n')
