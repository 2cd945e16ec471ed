import { expect, test } from 'vitest'
import { addLines, listTexts } from './options.ts'

const ids = () => {
  let count = 0
  return () => `new${++count}`
}

test('lines become options while there is room, and nothing is lost', () => {
  const washed = { id: 'a', text: 'Washed' }
  expect(addLines([washed], ' Natural \r\n\nHoney\nAnaerobic', 3, ids())).toEqual({
    options: [washed, { id: 'new1', text: 'Natural' }, { id: 'new2', text: 'Honey' }],
    rest: ['Anaerobic'],
  })
  expect(addLines([washed], 'Natural', 1, ids())).toEqual({ options: [washed], rest: ['Natural'] })
  expect(addLines([washed], '  \n', 3, ids())).toEqual({ options: [washed], rest: [] })
})

test('emptied lines are no options', () => {
  expect(
    listTexts([
      { id: 'a', text: ' Washed ' },
      { id: 'b', text: ' ' },
    ]),
  ).toEqual(['Washed'])
})
