import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

const read = (path: string): Buffer | undefined => (statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined)

const computeHash = (parts: readonly (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** What stands for all files that git knows or would take in these folders (`.`: all), as they are now. Absent outside of a repository. */
export const readInputs = (cwd = root): ((folders: readonly string[]) => string | undefined) => {
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100e6,
  })
  if (listed.status !== 0) return () => undefined
  const files = listed.stdout
    .split('\0')
    .toSorted()
    .flatMap((name) => {
      const content = read(join(cwd, name))
      return content ? [{ name, hash: computeHash([name, content]) }] : []
    })
  return (folders) => {
    const isWithin = (name: string) => folders.some((folder) => folder === '.' || name === folder || name.startsWith(`${folder}/`))
    return computeHash(files.filter(({ name }) => isWithin(name)).map(({ hash }) => hash))
  }
}

/** With which inputs each step passed last. */
export const openPassed = (file = join(root, 'node_modules/.cache/tracemark/passed.json')) => {
  const known: Record<string, string> = JSON.parse(read(file)?.toString() ?? '{}')
  return {
    has: (step: string, key: string) => known[step] === key,
    note: (step: string, key: string) => {
      known[step] = key
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(known))
    },
  }
}
