import { expect, test } from 'vitest'
import { describeNewPictures, judgePictures, mostBytes, mostPictures } from './pictures.ts'

const kept = (count: number, bytes: number) => Array.from({ length: count }, (_, at) => ({ name: `picture-${at}`, bytes }))
const compared = (count: number) => kept(count, 0).map(({ name }) => ({ name, isNew: false }))

test('as many pictures as may be, as large as they may be, each of a story', () => {
  expect(judgePictures(kept(mostPictures, mostBytes / mostPictures), compared(mostPictures))).toEqual([])
})

test('one picture too many, one byte too many, and a picture of no story', () => {
  const mend = 'Take `picture: true` from stories that look like another one, and delete their files in packages/ui/pictures.'
  expect(judgePictures(kept(mostPictures + 1, 1), compared(mostPictures + 1))).toEqual([
    { test: 'number of pictures', reason: `${mostPictures + 1}, of at most ${mostPictures}. ${mend}` },
  ])
  expect(judgePictures(kept(1, 20_100_000), compared(1))).toEqual([
    { test: 'size of the pictures', reason: `20.1 MB, of at most 20 MB. ${mend}` },
  ])
  expect(judgePictures(kept(2, 1), compared(1))).toEqual([
    { test: 'packages/ui/pictures/picture-1.png', reason: 'belongs to no story. Delete it.' },
  ])
})

test('new pictures are listed once each', () => {
  expect(describeNewPictures([...compared(1), { name: 'card-light', isNew: true }, { name: 'card-light', isNew: true }])).toBe(
    '\nNew pictures to look at (commit those that look right, delete the others and mend the story):\n  packages/ui/pictures/card-light.png\n',
  )
  expect(describeNewPictures(compared(2))).toBe('')
})
