import { startPostgres } from './postgres.ts'
import { run } from './run.ts'

/** The backend's tests on PostgreSQL: the one that `DATABASE_URL` names, else one that is started for them. */
const given = process.env.DATABASE_URL
const cluster = given ? { url: given, stop: () => undefined } : await startPostgres()
try {
  process.exitCode = await run('vitest', ['run', '--config', 'vitest.config.ts', '--project', 'backend'], {
    env: { DATABASE_URL: cluster.url },
  })
} finally {
  cluster.stop()
}
