import { readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { TestModule } from 'vitest/node'
import type { ComparedPicture } from '../../packages/ui/src/stories/match-picture.ts'
import { root } from '../run.ts'
import type { Failure } from './result.ts'

export const picturesFolder = join(root, 'packages/ui/pictures')

export const mostPictures = 228
export const mostBytes = 20_000_000

interface Kept {
  name: string
  bytes: number
}

export const keptPictures = (folder = picturesFolder): Kept[] =>
  readdirSync(folder).map((file) => ({ name: basename(file, '.png'), bytes: statSync(join(folder, file)).size }))

/** The committed pictures are few and small, and each belongs to a story of the run, which has to be a whole one. */
export const judgePictures = (kept: readonly Kept[], compared: readonly ComparedPicture[]): Failure[] => {
  const megabytes = kept.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6
  const known = new Set(compared.map(({ name }) => name))
  const mend = 'Take `picture: true` from stories that look like another one, and delete their files in packages/ui/pictures.'
  return [
    ...(kept.length > mostPictures ? [{ test: 'number of pictures', reason: `${kept.length}, of at most ${mostPictures}. ${mend}` }] : []),
    ...(megabytes * 1e6 > mostBytes
      ? [{ test: 'size of the pictures', reason: `${megabytes.toFixed(1)} MB, of at most ${mostBytes / 1e6} MB. ${mend}` }]
      : []),
    ...kept
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => ({ test: `packages/ui/pictures/${name}.png`, reason: 'belongs to no story. Delete it.' })),
  ]
}

export const comparedIn = (modules: readonly TestModule[]): ComparedPicture[] =>
  modules.flatMap(({ children }) => [...children.allTests()].flatMap((test) => test.meta().pictures ?? []))

/** What a run says at its end of stories that had no picture yet. */
export const describeNewPictures = (compared: readonly ComparedPicture[]): string => {
  const names = [...new Set(compared.filter(({ isNew }) => isNew).map(({ name }) => name))]
  if (names.length === 0) return ''
  const files = names.map((name) => `  packages/ui/pictures/${name}.png\n`).join('')
  return `\nNew pictures to look at (commit those that look right, delete the others and mend the story):\n${files}`
}
