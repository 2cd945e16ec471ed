import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { gitIn, readNewSubjects } from './commits.ts'

const place = mkdtempSync(join(tmpdir(), 'tracemark-commits-'))
afterAll(() => rmSync(place, { recursive: true }))

const makeFolder = (name: string) => {
  const folder = join(place, name)
  mkdirSync(join(folder, 'tools'), { recursive: true })
  const git = gitIn(folder)
  const commit = (subject: string) =>
    git('-c', 'user.name=Nora', '-c', 'user.email=nora@example.com', 'commit', '--quiet', '--allow-empty', '--message', subject)
  return { folder, git, commit }
}

/** A repository whose second commit brings the rule. */
const makeRepository = (name: string) => {
  const { folder, git, commit } = makeFolder(name)
  git('init', '--quiet', '--initial-branch', 'main')
  commit('what was before the rule')
  writeFileSync(join(folder, 'tools/commits.ts'), '')
  git('add', '.')
  commit('tools: check subjects of commits')
  return { folder, git, commit }
}

test('without a remote, commits after the one that brought the rule are new', () => {
  const { git, commit } = makeRepository('alone')
  expect(readNewSubjects(git)).toEqual([])
  commit('ui: keep the language')
  commit('ui: keep the theme')
  expect(readNewSubjects(git)).toEqual(['ui: keep the theme', 'ui: keep the language'])
})

test("with a remote, those are new that its main branch does not have; a merge isn't one", () => {
  const { git, commit } = makeRepository('cloned')
  commit('ui: keep the language')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  git('checkout', '--quiet', '-b', 'work')
  commit('ui: keep the theme')
  git('checkout', '--quiet', '-b', 'other', 'main')
  commit('ui: keep the density')
  git('-c', 'user.name=Nora', '-c', 'user.email=nora@example.com', 'merge', '--quiet', '--no-edit', 'work')
  expect(readNewSubjects(git)?.sort()).toEqual(['ui: keep the density', 'ui: keep the theme'])
})

test('the oldest commit of a shallow clone is not new', () => {
  const { folder } = makeRepository('whole')
  const { git } = makeFolder('shallow')
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'clone')
  const inClone = gitIn(join(place, 'shallow', 'clone'))
  inClone('remote', 'remove', 'origin')
  expect(readNewSubjects(inClone)).toEqual([])
})

test('without history nothing is known', () => {
  expect(readNewSubjects(makeFolder('no repository').git)).toBeUndefined()
})
