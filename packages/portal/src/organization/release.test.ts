import { expect, test } from 'vitest'
import { readDeployedRelease, runningRelease } from './release.ts'

const { signal } = new AbortController()

test('the deployed release is asked past every cache', async () => {
  const asked: unknown[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push([input, init?.cache])
    return Response.json({ version: '2.6.0', description: '2.6.0 a1b2' })
  }
  expect(await readDeployedRelease(signal, answer, () => 17)).toBe('2.6.0 a1b2')
  expect(asked).toEqual([['/version.json?17', 'no-store']])
})

test.each([
  ['is not there', () => new Response('Not found', { status: 404 })],
  ['is something else', () => Response.json({ description: '' })],
  ['is a page', () => new Response('<!doctype html>')],
])('a manifest that %s is no news', async (_, answer) => {
  await expect(readDeployedRelease(signal, async () => answer())).rejects.toThrow()
})

test('a page knows its release, one in development none', () => {
  const meta = { content: '2.6.0 a1b2' } as HTMLMetaElement
  expect([
    runningRelease({ querySelector: () => meta } as unknown as Document),
    runningRelease({ querySelector: () => null } as unknown as Document),
  ]).toEqual(['2.6.0 a1b2', undefined])
})
