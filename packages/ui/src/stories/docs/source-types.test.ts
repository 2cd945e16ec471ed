import { expect, test } from 'vitest'
import { getType } from './source-types.ts'

test('a control is made for words, texts, numbers and switches, and for nothing else', () => {
  expect(["'contained' | 'outlined'", "'small'", 'string', 'boolean', 'ReactNode', "'all' | number"].map(getType)).toEqual([
    { name: 'enum', value: ['contained', 'outlined'] },
    { name: 'enum', value: ['small'] },
    { name: 'string' },
    { name: 'boolean' },
    undefined,
    undefined,
  ])
})
