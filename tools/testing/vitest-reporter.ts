import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import type { ComparedPicture } from '../../packages/ui/src/stories/match-picture.ts'
import { comparedIn } from './pictures.ts'
import { type Failure, firstLine, type Result } from './result.ts'

export interface VitestResult extends Result {
  pictures: readonly ComparedPicture[]
}

const listFailures = (module: TestModule): Failure[] => {
  const { moduleId: file, relativeModuleId } = module
  const failure = (name: string, errors: readonly SerializedError[] = []): Failure => ({
    test: [relativeModuleId, name].filter((part) => part !== '').join(' › '),
    reason: firstLine(errors[0]?.message),
    file,
  })
  return [
    ...(module.errors().length > 0 ? [failure('', module.errors())] : []),
    ...[...module.children.allSuites()]
      .filter((suite) => suite.errors().length > 0)
      .map((suite) => failure(suite.fullName, suite.errors())),
    ...[...module.children.allTests('failed')].map((test) => failure(test.fullName, test.result().errors)),
  ]
}

/** Writes what a run found, as a `VitestResult`, to the file that TRACEMARK_TEST_RESULT names. */
export default class ResultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]) {
    const tests = modules.flatMap(({ children }) => [...children.allTests()])
    const result: VitestResult = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failures: [
        ...modules.flatMap(listFailures),
        ...unhandled.map(({ message }) => ({ test: 'an error outside of every test', reason: firstLine(message) })),
      ],
      pictures: comparedIn(modules),
    }
    writeFileSync(process.env.TRACEMARK_TEST_RESULT ?? '', JSON.stringify(result))
  }
}
