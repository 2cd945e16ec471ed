import { withPostgres } from './postgres.ts'
import { run } from './run.ts'

/** The backend's tests on PostgreSQL. The landing run has them as a step of its own (test.ts). */
process.exitCode = await withPostgres((url) =>
  run('vitest', ['run', '--config', 'vitest.config.ts', '--project', 'backend'], { env: { DATABASE_URL: url } }),
)
