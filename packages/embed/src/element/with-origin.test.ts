import { expect, test } from 'vitest'
import { withOrigin } from './with-origin.ts'

test('paths of files get the origin of the API, wherever they stand; other texts stay', () => {
  const organization = {
    name: 'Sierra Alta',
    image: '/files/1',
    pictures: ['/demo/a.svg', 'https://elsewhere.example/files/2'],
    note: '/about',
  }
  expect(withOrigin({ organization, count: 2, none: null }, 'https://api.example')).toEqual({
    organization: {
      name: 'Sierra Alta',
      image: 'https://api.example/files/1',
      pictures: ['https://api.example/demo/a.svg', 'https://elsewhere.example/files/2'],
      note: '/about',
    },
    count: 2,
    none: null,
  })
})
