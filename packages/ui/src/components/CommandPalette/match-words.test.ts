import { expect, test } from 'vitest'
import { matchWords } from './match-words.ts'

test.each([
  ['', 'Grower Groups', { score: 0, ranges: [] }],
  ['grow', 'Grower Groups', { score: 5, ranges: [[0, 4]] }],
  ['group', 'Grower Groups', { score: 4, ranges: [[7, 12]] }],
  ['rou', 'Grower Groups', { score: 2, ranges: [[8, 11]] }],
  [
    'gg',
    'Grower Groups',
    {
      score: 1,
      ranges: [
        [0, 1],
        [7, 8],
      ],
    },
  ],
  [
    'groups grower',
    'Grower Groups',
    {
      score: 9,
      ranges: [
        [0, 6],
        [7, 13],
      ],
    },
  ],
  ['marin', 'Lucía Marín', { score: 4, ranges: [[6, 11]] }],
  ['ÜBER', 'Ueber und über', { score: 4, ranges: [[10, 14]] }],
  [
    'dak lak',
    'Đắk Lắk',
    {
      score: 9,
      ranges: [
        [0, 3],
        [4, 7],
      ],
    },
  ],
  [
    'strasse 4',
    'Weiße Straße 4',
    {
      score: 8,
      ranges: [
        [6, 12],
        [13, 14],
      ],
    },
  ],
  ['iss', 'Weiße', { score: 2, ranges: [[2, 4]] }],
  ['cafe', 'Cafe\u0301 Łódź', { score: 5, ranges: [[0, 5]] }],
  ['gro gr', 'Grower', { score: 10, ranges: [[0, 3]] }],
  ['chains value x', 'Value chains', undefined],
  ['rg', 'Grower', undefined],
])('%j in %j', (query, text, match) => {
  expect(matchWords(query, text)).toEqual(match)
})
