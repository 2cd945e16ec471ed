import { join, relative } from 'node:path'
import { type Failure, firstLine, type Result } from './result.ts'

interface Suite {
  title: string
  suites?: readonly Suite[]
  specs: readonly {
    file: string
    title: string
    tests: readonly { status: string; results: readonly { error?: { message?: string } }[] }[]
  }[]
}

export interface PlaywrightReport {
  config: { rootDir: string }
  stats: { expected: number }
  suites: readonly Suite[]
}

/** What Playwright's JSON report says. */
export const readPlaywrightReport = ({ config, stats, suites }: PlaywrightReport): Result => {
  const listFailures = ({ suites: inner = [], specs }: Suite, titles: readonly string[]): Failure[] => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) => ({
          test: [relative(process.cwd(), join(config.rootDir, file)), ...titles, title].join(' › '),
          reason: firstLine(results.find(({ error }) => error)?.error?.message),
          file,
        })),
    ),
    ...inner.flatMap((suite) => listFailures(suite, [...titles, suite.title])),
  ]
  return { passed: stats.expected, failures: suites.flatMap((file) => listFailures(file, [])) }
}
