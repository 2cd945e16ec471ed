import { spawnSync } from 'node:child_process'
import { judgeSubject } from './commit-subject.ts'
import { root } from './run.ts'
import type { Result } from './testing/result.ts'

/** What git answers; nothing where it refuses, or is not there. */
type Git = (...args: readonly string[]) => string | undefined

/** Git in a folder. */
export const gitIn =
  (folder: string): Git =>
  (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
    return status === 0 ? stdout.trim() : undefined
  }

/** This file came with the rule: commits before the one that added it are older than the rule. */
const RULE = 'tools/commits.ts'

/**
 * The commit after which commits are new: where this branch left the remote's main one, else where the rule began. In a shallow
 * clone, its oldest commit. Nothing where there is no history.
 */
const findBase = (git: Git): string | undefined =>
  git('merge-base', 'origin/main', 'HEAD') || git('log', '--diff-filter=A', '--format=%H', '--', RULE)?.split('\n').at(-1) || undefined

/** Subjects of new commits, newest first; nothing where git can't tell which they are. */
export const readNewSubjects = (git: Git): string[] | undefined => {
  const base = findBase(git)
  return base ? git('log', '--no-merges', '--format=%s', `${base}..HEAD`)?.split('\n').filter(Boolean) : undefined
}

/** Every new commit as a test. */
export const checkCommits = async (): Promise<Result> => {
  const subjects = readNewSubjects(gitIn(root))
  if (!subjects) process.stdout.write('Subjects of commits are not checked: there is no history that says which are new.\n')
  const failures = (subjects ?? []).flatMap((subject) => judgeSubject(subject).map((reason) => ({ test: `commit "${subject}"`, reason })))
  return { passed: (subjects?.length ?? 0) - new Set(failures.map(({ test }) => test)).size, failures }
}
