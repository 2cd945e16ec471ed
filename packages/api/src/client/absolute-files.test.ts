import { expect, test } from 'vitest'
import { withAbsoluteFiles } from './absolute-files.ts'

const answer = {
  image: '/demo/a.svg',
  name: '/not/a/file',
  thing: { heroImage: 'https://elsewhere.test/b.svg', image: '//elsewhere.test/c.svg' },
  elements: [{ image: '/demo/d.svg' }, { image: undefined }],
}

test('paths of files get the origin of the API; absolute addresses and other fields stay', () => {
  expect(withAbsoluteFiles(answer, 'https://api.test')).toEqual({
    ...answer,
    image: 'https://api.test/demo/a.svg',
    elements: [{ image: 'https://api.test/demo/d.svg' }, { image: undefined }],
  })
})

test('on the page’s own origin nothing changes', () => {
  expect(withAbsoluteFiles(answer, '')).toBe(answer)
})
