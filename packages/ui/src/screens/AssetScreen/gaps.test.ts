import { expect, test } from 'vitest'
import { gapsOf } from './gaps.ts'

const names = (...asked: Parameters<typeof gapsOf>) => gapsOf(...asked).map(({ name }) => name)

test('names what an asset lacks, in the order in which it is filled in', () => {
  expect(names({ description: '', isEnabledPublicLink: false }, { codes: 0, tasks: 0 })).toEqual([
    'image',
    'description',
    'value_chain',
    'code',
    'task',
    'public_page',
  ])
})

test('misses nothing that is there, and nothing that is not known', () => {
  const full = { image: '/files/1', description: 'Washed', valueChain: { id: '1', name: 'Coffee' }, isEnabledPublicLink: true }
  expect(names(full, { codes: 1, tasks: 2 })).toEqual([])
  expect(names(full, { codes: undefined, tasks: undefined })).toEqual([])
})
