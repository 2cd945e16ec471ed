import type { UnitContent } from '@tracemark/api/rules/clipboard'
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { ProblemError } from '../../platform/problem.ts'
import { type MovableClock, movableClock } from '../../testing/movable-clock.ts'
import { type ContentSignature, createContentSignature } from './signature.ts'

const HERE = 'https://here.example'
const THERE = 'https://there.example'
const ID = '018d7941-959d-7b1d-accc-ab982e5fa279'

const content: UnitContent = {
  organization: { id: 101, slug: 'sierra-alta', name: 'Sierra Alta' },
  asset: { id: ID, name: 'Finca' },
  unit: { id: ID, name: 'SA-1', url: `${HERE}/p/sierra-alta/finca?item=SA-1` },
  general: { name: 'Finca', description: 'Washed.' },
  productInfo: [],
  attributes: [],
  documents: [],
  certifications: [],
  unitDocuments: [],
  images: [],
  videos: [],
  events: [],
}

const makeKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: 'ES256', kid: 'one' }
}

let clock: MovableClock
let key: JWK
let here: ContentSignature
beforeAll(async () => {
  clock = movableClock()
  key = await makeKey()
  here = await createContentSignature({ key, publicUrl: HERE, trusted: {}, clock })
})

const readReason = (verified: Promise<unknown>) =>
  verified.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.fields?.[0]?.code : error),
  )

/** Signed with our own key, and other claims than ours. */
const forged = async (payload: Record<string, unknown>, claims: { typ?: string; aud?: string; seconds?: number } = {}) => {
  const { typ = 'unit-content+jwt', aud = 'tracemark-clipboard', seconds = 60 } = claims
  const now = Math.floor(clock.now().getTime() / 1000)
  const signed = await new SignJWT(payload)
    .setProtectedHeader({ alg: 'ES256', typ, kid: 'one' })
    .setIssuer(HERE)
    .setAudience(aud)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(await importJWK(key, 'ES256'))
  return JSON.stringify({ tracemark: 'unit-content', version: 1, signed })
}

test('what was signed reads as it was', async () => {
  const { origin, content: read, expiresAt, copiedAt } = await here.verify(await here.sign(content))
  expect([origin, read, expiresAt.getTime() - copiedAt.getTime()]).toEqual([HERE, content, 24 * 60 * 60 * 1000])
})

test('content of another server is taken where its key is set', async () => {
  const there = await createContentSignature({ key: await makeKey(), publicUrl: THERE, trusted: {}, clock })
  const text = await there.sign(content)
  expect(await readReason(here.verify(text))).toBe('clipboard_origin')
  const trusting = await createContentSignature({ key, publicUrl: HERE, trusted: { [THERE]: there.keys }, clock })
  expect((await trusting.verify(text)).origin).toBe(THERE)
  const wrong = await createContentSignature({ key, publicUrl: HERE, trusted: { [THERE]: here.keys }, clock })
  expect(await readReason(wrong.verify(text))).toBe('clipboard_altered')
})

test('a token of ours is no content, and content is no token', async () => {
  const payload = { version: 1, content }
  expect(await readReason(here.verify(await forged(payload)))).toBe(undefined)
  expect(await readReason(here.verify(await forged(payload, { typ: 'at+jwt' })))).toBe('clipboard_altered')
  expect(await readReason(here.verify(await forged(payload, { aud: 'tracemark-api' })))).toBe('clipboard_altered')
})

test('content of another version or form is refused', async () => {
  expect(await readReason(here.verify(await forged({ version: 2, content })))).toBe('clipboard_version')
  expect(await readReason(here.verify(await forged({ version: 1, content: { ...content, images: 'all' } })))).toBe('clipboard_unreadable')
  expect(await readReason(here.verify('['.repeat(200_000)))).toBe('clipboard_unreadable')
})

test('a long life ends as a short one', async () => {
  const text = await forged({ version: 1, content }, { seconds: 30 * 24 * 60 * 60 })
  clock.forward(25 * 60 * 60)
  expect(await readReason(here.verify(text))).toBe('clipboard_expired')
})

test('more than a clipboard takes is not copied', async () => {
  const events = Array.from({ length: 100 }, () => ({ name: 'Dried', date: '2026-05-20T15:00:00.000Z', description: 'x'.repeat(2000) }))
  const attributes = Array.from({ length: 200 }, (_, at) => ({ label: `A${at}`, value: 'y'.repeat(2000), type: 'string' as const }))
  await expect(here.sign({ ...content, events, attributes })).rejects.toMatchObject({ code: 'export_too_large' })
})

test('a time that is no instant ends as our own does', async () => {
  const { expiresAt, copiedAt } = await here.verify(await forged({ version: 1, content }, { seconds: 1e20 }))
  expect(expiresAt.getTime() - copiedAt.getTime()).toBe(24 * 60 * 60 * 1000)
})
