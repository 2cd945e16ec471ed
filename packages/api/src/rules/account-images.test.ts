import { expect, test } from 'vitest'
import { accountImages } from './account-images.ts'

const image = '/files/face.png'

test('a person is shown by their picture', () => {
  expect(accountImages({ firstName: 'Ana', lastName: 'Ruiz', image })).toEqual({
    displayImage: image,
    fallbackImage: 'AR',
    avatar: { image },
  })
})

test.each([
  ['without a picture', undefined, undefined],
  ['whose picture does not load', image, image],
])('a person %s is shown by their initials', (_, own, broken) => {
  expect(accountImages({ firstName: 'Ana', lastName: 'Ruiz', image: own }, broken)).toEqual({
    displayImage: undefined,
    fallbackImage: 'AR',
    avatar: { initials: 'AR' },
  })
})

test('an initial is a whole character', () => {
  expect(accountImages({ firstName: '𠮷田', lastName: ' ' }).fallbackImage).toBe('𠮷')
})
