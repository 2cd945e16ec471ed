import { expect, test } from 'vitest'
import { judgeDecision, judgeDecisions, judgeIndex, judgeReferences } from './decisions.ts'

const page = `# Tokens live in memory

Status: accepted, 2026-11-27. Supersedes tokens on the disk.

See [members](members.md). Code: \`packages/api/src/identity\`, \`features/<noun>/\`, \`/core/things\`.
`

test('a page with title, status and paths that exist is right', () => {
  expect(judgeDecision(page, () => true)).toEqual([])
})

test('every fault of a page is named', () => {
  expect(judgeDecision(page, () => false)).toEqual([
    'names packages/api/src/identity, which does not exist',
    'links to members.md, which does not exist',
  ])
  expect(judgeDecision(`Tokens\n\nStatus: open\n\n${'word '.repeat(350)}`, () => true)).toEqual([
    'has no title in its first line',
    'needs "Status: accepted, YYYY-MM-DD." in its third line',
    'has 353 words, at most 350 are allowed',
  ])
})

test('the index names every page once', () => {
  expect(judgeIndex('[a](a.md) [b](b.md) [b](b.md) [c](c.md)', ['a.md', 'b.md', 'd.md'])).toEqual([
    'README.md lacks d.md',
    'README.md names b.md twice',
    'README.md names c.md, which does not exist',
  ])
})

test('a reference names a page, and not a number', () => {
  const text = 'docs/decisions/tokens.md, decisions/0003-tokens.md, decision 3 and 4, Decision 97/129/EC'
  expect(judgeReferences(text, ['tokens.md'])).toEqual([
    'names the decision 0003-tokens.md, which does not exist',
    'says "decision 3": decisions have names',
  ])
})

test('the decisions of this repository are right', () => {
  expect(judgeDecisions()).toEqual([])
})
