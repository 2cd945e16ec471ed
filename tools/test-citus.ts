import { findCitus, startCluster } from './citus.ts'
import { run } from './run.ts'
import { findFanOut } from './testing/fan-out.ts'

/**
 * Tests of the backend on a coordinator and two workers, where `CITUS_HOME` names an installation of PostgreSQL with Citus. Twice: which of the demo's organizations is
 * on which worker follows from the number of shards, so each is on either once.
 */
const SHARD_COUNTS = [4, 2]

const FILES = [
  'src/conformance.test.ts',
  'src/contract-tests/isolation.test.ts',
  'src/contract-tests/versions.test.ts',
  'src/contract-tests/idempotency.test.ts',
  'src/schema/row-level-security.test.ts',
  'src/schema/primary-keys.test.ts',
  'src/schema/distributed.test.ts',
]

const testOn = async (programs: string, shards: number): Promise<number> => {
  const cluster = await startCluster(programs, shards)
  try {
    const env = { DATABASE_URL: cluster.coordinator.url, TEST_CITUS_WORKERS: cluster.workers.map(({ url }) => url).join(' ') }
    const files = FILES.map((file) => `packages/backend/${file}`)
    const code = await run('vitest', ['run', '--config', 'vitest.config.ts', '--project', 'backend', ...process.argv.slice(2), ...files], {
      env,
    })
    const found = findFanOut(cluster.coordinator.readLog())
    for (const statement of found) process.stderr.write(`To several shards: ${statement}\n`)
    return found.length > 0 ? 1 : code
  } finally {
    await cluster.stop()
  }
}

const programs = findCitus()
if (programs) for (const shards of SHARD_COUNTS) process.exitCode ||= await testOn(programs, shards)
else process.stdout.write('CITUS_HOME names no installation of PostgreSQL with Citus: 0 tests.\n')
