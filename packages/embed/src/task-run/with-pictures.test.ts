import { expect, test } from 'vitest'
import { withPictures } from './with-pictures.ts'

test('paths of pictures are found on the host of the API, and the rest of a view stays as it is', () => {
  const answers = { note: '/files/1' }
  const result = { title: 'Done', image: '/files/2', backgroundImage: 'https://elsewhere.example/3' }
  expect(
    withPictures({ kind: 'done', organization: { name: 'Sierra Alta', image: '/demo/a.svg' }, result, answers }, 'https://api.example'),
  ).toEqual({
    kind: 'done',
    organization: { name: 'Sierra Alta', image: 'https://api.example/demo/a.svg' },
    result: { title: 'Done', image: 'https://api.example/files/2', backgroundImage: 'https://elsewhere.example/3' },
    answers,
  })
  expect(withPictures({ kind: 'loading' }, 'https://api.example')).toEqual({ kind: 'loading' })
})
