import { createCalls } from '@tracemark/api/client'
import { getLibraryId } from '@tracemark/api/content'
import type { StoredFile } from '@tracemark/api/schemas'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { unwantedFiles } from '../../platform/files/queries.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const OWNER = 101
const RECEIVER = 102
const client = () => createCalls(app)
const as = async (organizationId: number) => ({ token: await app.organizationToken('owner', organizationId) })

const upload = async (color: string): Promise<StoredFile> => {
  const { uploadUrl } = await client().files.create({ body: { name: `${color}.png` } }, await as(OWNER))
  const body = new Uint8Array(
    await sharp({ create: { width: 200, height: 200, channels: 3, background: color } })
      .png()
      .toBuffer(),
  )
  const response = await app.fetch(uploadUrl, { method: 'PUT', body })
  return (await response.json()) as StoredFile
}

let made = 0
const makeVariant = async (images: StoredFile[]) => {
  made += 1
  const owner = await as(OWNER)
  const pictures = images.map(({ url }) => ({ image: url }))
  const thing = await client().assets.create(
    {
      body: {
        name: `Pictured ${made}`,
        image: images[0]?.url,
        images: pictures,
        certifications: [{ name: 'Organic', image: images[0]?.url }],
      },
    },
    owner,
  )
  const task = await client().tasks.create(
    { body: { name: `Share ${made}`, taskLibraryId: getLibraryId('share_request'), config: { widgets: [] } } },
    owner,
  )
  await client().taskAssets.create({ body: { taskId: task.id, thingId: thing.id } }, owner)
  const variant = await client().variants.create(
    { body: { thingId: thing.id, variantId: `PICTURED-${made}`, name: `Pictured ${made}`, status: 'active' } },
    owner,
  )
  return { thingId: thing.id, batchId: variant.id }
}

const share = async (batchId: string, mode: 'oneOff' | 'continuous', variantId = `COPY-${made}`) => {
  const { id } = await client().variantShares.create({ body: { batchId, destination: RECEIVER, mode } }, await as(OWNER))
  const { thingId } = await client().variantOffers.accept({ params: { id }, body: { variantId } }, await as(RECEIVER))
  return thingId ?? ''
}
const getAsset = async (id: string) => client().assets.get({ params: { id } }, await as(RECEIVER))
const bytesAt = async (url: string) => {
  const response = await app.fetch(new URL(url, app.baseUrl))
  return response.ok ? Buffer.from(await response.arrayBuffer()).toString('base64') : response.status
}

test('pictures of a copy are its own: they stay when their owner deletes theirs, before and after their bytes are copied', async () => {
  const green = await upload('green')
  const { batchId } = await makeVariant([green])
  const expected = await bytesAt(green.url)
  const { image = '', images, certifications } = await getAsset(await share(batchId, 'oneOff'))
  expect(image).toMatch(/^http:\/\/localhost\/files\/102\/[\w-]{32}$/)
  expect([images, certifications]).toEqual([[{ image }], [{ name: 'Organic', image }]])
  expect(await bytesAt(image)).toBe(expected)

  await client().files.delete({ body: { url: green.url } }, await as(OWNER))
  expect([await bytesAt(green.url), await bytesAt(image)]).toEqual([404, expected])
  expect((await unwantedFiles(app.db, 101, TEST_NOW)).filter(({ id }) => id === green.id)).toEqual([])
  await app.maintenance.run()
  expect([await bytesAt(green.url), await bytesAt(image), await bytesAt(`${image}?size=S`)]).toEqual([404, expected, expect.any(String)])
})

test('what is shared again, or follows, keeps the copies there are, and brings what is new', async () => {
  const [red, blue] = [await upload('red'), await upload('blue')]
  const { batchId, thingId } = await makeVariant([red])
  const once = await getAsset(await share(batchId, 'oneOff', 'ONCE-1'))
  const followed = await share(batchId, 'continuous', 'FOLLOWED-1')
  expect((await getAsset(followed)).image).toBe(once.image)
  const images = [red, blue].map(({ url }) => ({ image: url }))
  await client().assets.update({ params: { id: thingId }, body: { images } }, await as(OWNER))
  await app.outbox.deliverDue()
  const after = await getAsset(followed)
  expect(after.images).toEqual([{ image: once.image }, { image: expect.stringMatching(/^http:\/\/localhost\/files\/102\//) }])
  expect(await bytesAt(after.images[1]?.image ?? '')).toBe(await bytesAt(blue.url))
})

test('a picture of elsewhere, and one that is gone, stay as they were offered', async () => {
  const gone = await upload('black')
  const { batchId, thingId } = await makeVariant([gone])
  const image = 'https://pictures.example/asset.jpg'
  await client().assets.update({ params: { id: thingId }, body: { image } }, await as(OWNER))
  await client().files.delete({ body: { url: gone.url } }, await as(OWNER))
  const copy = await getAsset(await share(batchId, 'oneOff'))
  expect([copy.image, copy.images]).toEqual([image, [{ image: `${app.baseUrl}${gone.url}` }]])
})
