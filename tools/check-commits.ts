/** Holds the subjects of commits to their rule: of the message in a file (git's hook `commit-msg` names it), else of all new commits. */
import { readFileSync } from 'node:fs'
import { findSubject, judgeSubject } from './commit-subject.ts'
import { checkCommits } from './commits.ts'

const [file] = process.argv.slice(2)

if (file) {
  const subject = findSubject(readFileSync(file, 'utf8'))
  const faults = subject ? judgeSubject(subject) : []
  for (const fault of faults) console.error(`The subject "${subject}" ${fault}.`)
  if (faults.length > 0) process.exitCode = 1
} else {
  const { passed, failures } = await checkCommits()
  for (const { test, reason } of failures) console.error(`The ${test} ${reason}.`)
  console.log(`${passed} new commits follow the rule.`)
  if (failures.length > 0) process.exitCode = 1
}
