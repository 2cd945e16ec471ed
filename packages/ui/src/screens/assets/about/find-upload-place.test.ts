import { expect, test } from 'vitest'
import { findUploadPlace } from './find-upload-place.ts'

test.each([['abcd'], ['dcba'], ['bdac'], ['cadb']])(
  'pictures that are chosen together stand in their order, when they arrive as %s',
  (arriving) => {
    const chosen = ['a', 'b', 'c', 'd']
    const gallery = [...arriving].reduce((there, url) => there.toSpliced(findUploadPlace(url, chosen, there), 0, url), ['old'])
    expect(gallery).toEqual(['old', ...chosen])
  },
)

test('one that was moved meanwhile takes those that follow it along', () => {
  expect(findUploadPlace('b', ['a', 'b'], ['a', 'old'])).toBe(1)
})
