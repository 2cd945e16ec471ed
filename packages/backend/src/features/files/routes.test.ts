import { readFileSync } from 'node:fs'
import { createCalls } from '@tracemark/api/client'
import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import type { StoredFile, TaskConfig } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { type MovableClock, movableClock } from '../../testing/movable-clock.ts'
import { insertInteraction } from '../interactions/queries/record.ts'

let app: TestApp
let clock: MovableClock
let photo: Uint8Array<ArrayBuffer>
/** The same as a camera gives it, with what it writes beside the picture. */
let taken: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  clock = movableClock()
  app = await createTestApp({ clock })
  const picture = sharp({ create: { width: 400, height: 200, channels: 3, background: 'darkgreen' } })
  photo = new Uint8Array(await picture.clone().jpeg().toBuffer())
  taken = new Uint8Array(
    await picture
      .withExif({ IFD0: { Copyright: 'Who took it' } })
      .jpeg()
      .toBuffer(),
  )
})
afterAll(() => app.stop())

const files = () => createCalls(app).files
const owner = () => app.organizationToken('owner')
const text = (value: string) => new TextEncoder().encode(value)

const put = async (uploadUrl: string, body: BodyInit, headers: Record<string, string> = {}) => {
  const response = await app.fetch(uploadUrl, { method: 'PUT', body, headers, duplex: 'half' } as RequestInit)
  return { status: response.status, json: (await response.json()) as StoredFile & { code?: string } }
}
const upload = async (name: string, body: BodyInit, token?: string) => {
  const { uploadUrl, url, id } = await files().create({ body: { name } }, { token: token ?? (await owner()) })
  return { id, url, uploadUrl, ...(await put(uploadUrl, body)) }
}
const get = (url: string, headers: Record<string, string> = {}) => app.fetch(new URL(url, app.baseUrl).href, { headers })

const values = { text: 'In order', number: 12, yesno: true, date: '2026-05-20' }
const getAnswers = ({ widgets }: TaskConfig) =>
  Object.fromEntries(
    widgets.map(({ id, parameters }) => {
      const { input, label } = parameters
      const value = parameters.input === 'choice' ? (parameters.options[0]?.value ?? '') : values[input as keyof typeof values]
      return [id, { label, input, value }]
    }),
  )

describe('a file', () => {
  test('is sent to the address that was asked for, and found at another without what the camera wrote', async () => {
    const asked = await files().create({ body: { name: 'Patio söur.jpg' } }, { token: await owner() })
    expect(asked).toEqual({
      id: asked.id,
      uploadUrl: expect.stringMatching(/^http:\/\/localhost\/files\/101\/[\w-]{32}\?upload=[\w-]{32}$/),
      url: expect.stringMatching(/^\/files\/101\/[\w-]{32}$/),
      expiresAt: '2026-05-20T15:15:00.000Z',
    })
    expect((await get(asked.url)).status).toBe(404)
    const stored = { id: asked.id, url: asked.url, name: 'Patio söur.jpg', contentType: 'image/jpeg', size: expect.any(Number) }
    const { status, json } = await put(asked.uploadUrl, taken, { 'content-type': 'text/html' })
    expect({ status, json }).toEqual({ status: 200, json: stored })
    const response = await get(asked.url)
    const served = Buffer.from(await response.arrayBuffer())
    expect([served.includes('Who took it'), (await sharp(served).metadata()).exif, (await sharp(served).stats()).dominant]).toEqual([
      false,
      undefined,
      (await sharp(photo).stats()).dominant,
    ])
    expect(Object.fromEntries([...response.headers].filter(([name]) => !/^(x-request-id|vary|access-control.*)$/.test(name)))).toEqual({
      'cache-control': 'private, max-age=60, must-revalidate',
      'content-disposition': `inline; filename="Patio s_ur.jpg"; filename*=UTF-8''Patio%20s%C3%B6ur.jpg`,
      'accept-ranges': 'bytes',
      'content-length': String(json.size),
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
      'x-content-type-options': 'nosniff',
    })
    expect((await get(asked.url, { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304)
  })

  test('is given in parts to who jumps in it, and whole to who holds a part of another', async () => {
    const { url } = await upload('letters.txt', text('abcdefghij'))
    const part = async (headers: Record<string, string>) => {
      const response = await get(url, headers)
      return [response.status, response.headers.get('content-range'), await response.text()]
    }
    const etag = (await get(url)).headers.get('etag') ?? ''
    expect(await part({ range: 'bytes=2-4' })).toEqual([206, 'bytes 2-4/10', 'cde'])
    expect(await part({ range: 'bytes=-3', 'if-range': etag, 'accept-encoding': 'gzip' })).toEqual([206, 'bytes 7-9/10', 'hij'])
    expect(await part({ range: 'bytes=2-4', 'if-range': '"another"' })).toEqual([200, null, 'abcdefghij'])
    expect(await part({ range: 'bytes=10-' })).toEqual([416, 'bytes */10', ''])
  })

  test('is sent again where the answer was lost, and nothing else takes its place', async () => {
    const { uploadUrl, json } = await upload('note.txt', text('One'))
    expect(await put(uploadUrl, text('One'))).toEqual({ status: 200, json })
    expect(await put(uploadUrl, text('Two'))).toMatchObject({ status: 404, json: { code: 'not_found' } })
    expect(await (await get(json.url)).text()).toBe('One')
  })

  test('is taken only while whoever asked for its address is a member who is not suspended', async () => {
    const asked = await files().create({ body: { name: 'late.txt' } }, { token: await app.organizationToken('worker') })
    const suspend = (is_suspended: boolean) =>
      withScope(app.db, { organizationId: 101 }, (db) =>
        db.updateTable('memberships').set({ is_suspended }).where('account_id', '=', app.accountId('worker')).execute(),
      )
    await suspend(true)
    expect(await put(asked.uploadUrl, text('late'))).toMatchObject({ status: 403, json: { code: 'account_suspended' } })
    await suspend(false)
    expect(await put(asked.uploadUrl, text('late'))).toMatchObject({ status: 200, json: { url: asked.url } })
  })

  test('of several that arrive at one address at once one is kept, whole', async () => {
    const { uploadUrl, url } = await files().create({ body: { name: 'race.txt' } }, { token: await owner() })
    const contents = Array.from({ length: 8 }, (_, index) => `Content ${index}`)
    const answers = await Promise.all(contents.map((content) => put(uploadUrl, text(content))))
    const kept = await (await get(url)).text()
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
    expect(contents).toContain(kept)
    expect(answers[contents.indexOf(kept)]?.status).toBe(200)
  })

  test('of more than 10 MB is refused, with a length and without one', async () => {
    const tooMuch = new Uint8Array(MAX_UPLOAD_BYTES + 1).fill(65)
    const { uploadUrl } = await files().create({ body: { name: 'large.txt' } }, { token: await owner() })
    const refused = { status: 413, json: { code: 'request_too_large' } }
    expect(await put(uploadUrl, tooMuch, { 'content-length': String(tooMuch.length) })).toMatchObject(refused)
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += 1
        controller.enqueue(new Uint8Array(1024 * 1024).fill(65))
      },
    })
    expect(await put(uploadUrl, endless)).toMatchObject(refused)
    expect(sent).toBeLessThan(20)
    expect(await put(uploadUrl, tooMuch.subarray(1))).toMatchObject({ status: 200, json: { size: MAX_UPLOAD_BYTES } })
  })

  test('takes an address that is its own and has not expired', async () => {
    const { uploadUrl } = await files().create({ body: { name: 'late.txt' } }, { token: await owner() })
    const wrong = `${uploadUrl.slice(0, -1)}${uploadUrl.endsWith('A') ? 'B' : 'A'}`
    for (const address of [
      wrong,
      uploadUrl.split('?')[0] ?? '',
      uploadUrl.replace('/101/', '/102/'),
      'http://localhost/files/101/x?upload=x',
    ])
      expect([address, await put(address, text('x'))]).toMatchObject([address, { status: 404, json: { code: 'not_found' } }])
    clock.forward(15 * 60)
    expect(await put(uploadUrl, text('x'))).toMatchObject({ status: 401, json: { code: 'token_expired' } })
  })

  test.each(['', '..', '../etc/passwd', 'a/b', 'a\\b', '\n', 'x'.repeat(201)])('has no name like %j', async (name) => {
    if (name === '..') return expect((await upload(name, text('x'))).status).toBe(200)
    await expect(files().create({ body: { name } }, { token: await owner() })).rejects.toMatchObject({ code: 'invalid_content' })
  })
})

describe('content', () => {
  test('of a drawing is the picture that it draws, as large as it is ever shown', async () => {
    const editor = '<metadata>Secret author</metadata><script>alert(1)</script>'
    const svg = `<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${editor}<rect width="10" height="10" fill="#1f5c45"/></svg>`
    const { status, json, url } = await upload('Logo.SVG', text(svg))
    expect([status, json.contentType, json.name]).toEqual([200, 'image/png', 'Logo.png'])
    const response = await get(url)
    const drawn = Buffer.from(await response.arrayBuffer())
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      'image/png',
      `inline; filename="Logo.png"; filename*=UTF-8''Logo.png`,
    ])
    const { data, info } = await sharp(drawn).resize(2, 1, { kernel: 'nearest' }).raw().toBuffer({ resolveWithObject: true })
    const { width, height } = await sharp(drawn).metadata()
    expect([width, height, info.channels, [...data]]).toEqual([2048, 1024, 4, [0x1f, 0x5c, 0x45, 255, 0, 0, 0, 0]])
  })

  test.each([
    ['page.html', '<!doctype html><script>alert(1)</script>', 'text/plain'],
    ['data.csv', 'name;place\nEsperanza;Salento', 'text/csv'],
    ['map.kml', '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"/>', 'application/vnd.google-earth.kml+xml'],
    ['feed.xml', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>', 'text/plain'],
    ['contract.pdf', '%PDF-1.7\n%âãÏÓ\n', 'application/pdf'],
  ])('%s is what it is by its content, and is saved rather than shown', async (name, content, contentType) => {
    const { status, json, url } = await upload(name, text(content))
    expect([status, json.contentType]).toEqual([200, contentType])
    const response = await get(url)
    expect([response.headers.get('content-type'), response.headers.get('content-disposition')?.split(';')[0]]).toEqual([
      contentType,
      'attachment',
    ])
  })

  test.each([
    ['photo.jpg', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])],
    ['setup.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0])],
    ['page.jpg', text('<!doctype html><script>alert(1)</script>')],
    ['noise.png', new Uint8Array([0, 1, 2, 3, 0xff, 0xfe])],
    ['empty.txt', new Uint8Array()],
    ['nothing.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ])('%s, which is of no kind that is taken, is refused', async (name, bytes) => {
    expect(await upload(name, bytes)).toMatchObject({ status: 400, json: { code: 'invalid_content' } })
  })
})

/** As a camera wrote them, with the place, and as they arrived. */
const camera = readFileSync(new URL('../../testing/photos/gps.jpg', import.meta.url))
/** Behind its EXIF, where a decoder looks for the next part. */
const afterExif = 4 + camera.readUInt16BE(4)
const arrivals: [string, Buffer][] = [
  ['arrived whole', camera],
  ['was cut short', camera.subarray(0, Math.floor(camera.length * 0.9))],
  ['has no end marker', camera.subarray(0, -2)],
  ['has a stray byte', Buffer.concat([camera.subarray(0, afterExif), Buffer.from([0]), camera.subarray(afterExif)])],
]

describe('a photo of a run', () => {
  test.each(arrivals)('that %s is taken, and does not tell where it was taken', async (_, bytes) => {
    const { token } = await createCalls(app).taskRuns.create({ body: {} }, { token: await app.taskToken() })
    const { status, json, url } = await upload('photo.jpg', new Uint8Array(bytes), token)
    expect([status, json.contentType]).toEqual([200, 'image/jpeg'])
    const served = Buffer.from(await (await get(url)).arrayBuffer())
    const { exif, width, height } = await sharp(served).metadata()
    expect([['PrivateModel', 'TestCam'].filter((secret) => served.includes(secret)), exif, width, height]).toEqual([
      [],
      undefined,
      160,
      120,
    ])
  })

  test('of which nothing can be seen is refused, and says what to do', async () => {
    const { status, json } = await upload('photo.jpg', photo.slice(0, Buffer.from(photo).indexOf(Buffer.from('ffda', 'hex')) + 14))
    expect([status, json]).toMatchObject([400, { code: 'invalid_content', detail: expect.stringContaining('Take it again') }])
  })
})

describe('thumbnails', () => {
  test.each([
    ['S', 64, 32],
    ['M', 128, 64],
    ['L', 256, 128],
  ])('%s fits into %d px, without what the camera wrote', async (size, width, height) => {
    const { url } = await upload('photo.jpg', taken)
    for (const _time of ['made', 'kept']) {
      const response = await get(`${url}?size=${size}`)
      const small = await sharp(await response.arrayBuffer()).metadata()
      expect([response.headers.get('content-type'), small.format, small.width, small.height, small.exif]).toEqual([
        'image/webp',
        'webp',
        width,
        height,
        undefined,
      ])
    }
  })

  test('O, an unknown size, and what is no picture give the original', async () => {
    const { url, json } = await upload('photo.jpg', photo)
    for (const size of ['O', 'XL', '', '__proto__'])
      expect([size, (await get(`${url}?size=${size}`)).headers.get('content-length')]).toEqual([size, String(json.size)])
    const note = await upload('note.txt', text('A note'))
    expect(await (await get(`${note.url}?size=S`)).text()).toBe('A note')
  })
})

describe('deleting', () => {
  test('is for whoever brought the file, and for those who may change the organization', async () => {
    const member = await app.organizationToken('member')
    const worker = await app.organizationToken('worker')
    const { url, id } = await upload('mine.txt', text('mine'), worker)
    await expect(files().delete({ body: { url } }, { token: member })).rejects.toMatchObject({ code: 'permission_denied' })
    expect(await files().delete({ body: { url: `${app.baseUrl}${url}` } }, { token: worker })).toEqual({ id })
    expect((await get(url)).status).toBe(404)
    await expect(files().delete({ body: { url } }, { token: worker })).rejects.toMatchObject({ code: 'not_found' })
    const other = await upload('other.txt', text('other'), worker)
    expect(await files().delete({ body: { id: other.id } }, { token: await owner() })).toEqual({ id: other.id })
  })

  test('what something names is taken away only by those who may change the organization', async () => {
    const member = await app.organizationToken('member')
    const { url, id } = await upload('shown.jpg', photo, member)
    await createCalls(app).categories.create({ body: { name: 'Shown', image: url } }, { token: await owner() })
    await expect(files().delete({ body: { url } }, { token: member })).rejects.toMatchObject({ code: 'permission_denied' })
    expect(await files().delete({ body: { url } }, { token: await owner() })).toEqual({ id })
  })

  test("another organization's file is not found", async () => {
    const { url } = await upload('ours.txt', text('ours'))
    const foreign = await app.organizationToken('owner', 102)
    for (const wanted of [url, url.replace('/101/', '/102/'), '/files/102/nothing', 'https://elsewhere.example/x'])
      await expect(files().delete({ body: { url: wanted } }, { token: foreign })).rejects.toMatchObject({ code: 'not_found', status: 404 })
    expect(await (await get(url)).text()).toBe('ours')
  })

  test('what nothing has named for a day is swept, and what something names stays', async () => {
    const client = createCalls(app)
    const orphan = await upload('orphan.jpg', photo)
    await get(`${orphan.url}?size=S`)
    const named = await upload('named.jpg', photo)
    const unsent = await files().create({ body: { name: 'unsent.jpg' } }, { token: await owner() })
    await client.categories.create({ body: { name: 'With a picture', image: named.url } }, { token: await owner() })
    const status = () => Promise.all([orphan.url, named.url, unsent.url].map(async (url) => (await get(url)).status))
    clock.forward(24 * 60 * 60 - 1)
    await app.maintenance.run()
    expect(await status()).toEqual([200, 200, 404])
    clock.forward(2)
    await app.maintenance.run()
    expect(await status()).toEqual([404, 200, 404])
  })
})

describe('attachments of a run', () => {
  test('are sent with its token, kept with its answers, and part of its record', async () => {
    const client = createCalls(app)
    const { id, token, execution } = await client.taskRuns.create({ body: {} }, { token: await app.taskToken() })
    const { url } = await upload('patio.jpg', photo, token)
    const attachments = [{ stepId: execution.config.widgets[0]?.id ?? '', name: 'patio.jpg', file: url, camera: true }]
    const params = { id }
    const kept = await client.taskRuns.update({ params, body: { widgets: {}, attachments } }, { token })
    // The client makes absolute addresses of paths, and either may be sent.
    const absolute = attachments.map((each) => ({ ...each, file: `${app.baseUrl}${each.file}` }))
    expect(kept.execution.attachments).toEqual(absolute)
    expect((await client.taskRuns.read({ params }, { token })).execution.attachments).toEqual(absolute)
    await client.taskRuns.update({ params, body: { widgets: {}, attachments: absolute } }, { token })
    const foreign = await upload('foreign.jpg', photo, await app.organizationToken('owner', 102))
    for (const file of [foreign.url, `${url}x`, '/files/101/nothing', 'https://elsewhere.example/x.jpg'])
      await expect(
        client.taskRuns.update({ params, body: { widgets: {}, attachments: [{ ...attachments[0], file } as never] } }, { token }),
      ).rejects.toMatchObject({ code: 'invalid_content' })

    await client.taskRuns.update({ params, body: { widgets: getAnswers(execution.config) } }, { token })
    const { interactionId } = await client.taskRuns.process({ params }, { token })
    const staff = await app.organizationToken('member')
    const record = await client.interactions.get({ params: { org: 101, id: interactionId } }, { token: staff })
    const [question] = execution.config.widgets
    const described = { label: question?.parameters.label, input: question?.parameters.input, position: 0 }
    expect(record.attachments).toEqual(absolute.map((each) => ({ ...each, ...described, contentType: 'image/jpeg' })))
    clock.forward(3 * 24 * 60 * 60)
    await app.maintenance.run()
    expect((await get(url)).status).toBe(200)
  })

  test('of a record that does not know their question have it from the task, and what is gone is of no kind', async () => {
    const client = createCalls(app)
    const staff = await app.organizationToken('member')
    const { id, token, execution } = await client.taskRuns.create({ body: {} }, { token: await app.taskToken() })
    const [question] = execution.config.widgets
    const sent = await Promise.all([upload('patio.jpg', photo, token), upload('gone.jpg', photo, token)])
    const attachments = sent.map(({ url, json: { name } }) => ({ stepId: question?.id ?? '', name, file: url, camera: false }))
    const when = new Date('2026-05-20T15:00:00Z')
    await withScope(app.db, { organizationId: 101 }, async (db) => {
      await insertInteraction(db, 101, {
        id,
        thingId: execution.thing.id,
        itemId: null,
        taskId: execution.task.id,
        valueChainElementId: null,
        createdBy: null,
        name: execution.task.name,
        classification: 'notice',
        reportedDate: when,
        recordDate: when,
        reportedLocation: undefined,
        recordLocation: undefined,
        taskResultMessage: undefined,
        answers: [],
        attachments,
      })
      await sql`update files set state = 'deleted' where id = ${sent[1]?.id}`.execute(db)
    })
    const record = await client.interactions.get({ params: { org: 101, id } }, { token: staff })
    const { label, input } = question?.parameters ?? {}
    const described = attachments.map((each) => ({ ...each, file: `${app.baseUrl}${each.file}`, label, input, position: 0 }))
    expect(record.attachments).toEqual([{ ...described[0], contentType: 'image/jpeg' }, described[1]])
  })

  test('stay: neither the link of a task nor a member deletes what a record has, also when the record is gone', async () => {
    const client = createCalls(app)
    const admin = await owner()
    const { id, token, execution } = await client.taskRuns.create({ body: {} }, { token: await app.taskToken('owner') })
    const { url } = await upload('proof.jpg', photo, token)
    const attachments = [{ stepId: execution.config.widgets[0]?.id ?? '', name: 'proof.jpg', file: url, camera: true }]
    await client.taskRuns.update({ params: { id }, body: { widgets: getAnswers(execution.config), attachments } }, { token })
    await expect(files().delete({ body: { url } }, { token })).rejects.toMatchObject({ status: 409, code: 'in_use' })
    const { interactionId } = await client.taskRuns.process({ params: { id } }, { token })
    const tokens = [token, admin, await app.organizationToken('member')]
    const refusals = () =>
      Promise.all(
        tokens.map((each) =>
          files()
            .delete({ body: { url } }, { token: each })
            .catch(({ status, code }) => [status, code]),
        ),
      )
    expect(await refusals()).toEqual(Array(3).fill([409, 'in_use']))
    await client.interactions.delete({ params: { org: 101, id: interactionId } }, { token: admin })
    expect([await refusals(), (await get(url)).status]).toEqual([Array(3).fill([409, 'in_use']), 200])
  })

  test('are deleted with the token of the run that sent them and no other, while nothing names them', async () => {
    const task = await app.taskToken('owner')
    const begin = async () => (await createCalls(app).taskRuns.create({ body: {} }, { token: task })).token
    const [run, anotherRun] = [await begin(), await begin()]
    const mine = await upload('mine.txt', text('x'), run)
    const byTask = await upload('task.txt', text('x'), task)
    const ofAccount = await upload('account.txt', text('x'))
    const refused = { status: 403, code: 'permission_denied' }
    for (const [file, token] of [
      [mine, anotherRun],
      [mine, task],
      [byTask, task],
      [byTask, run],
      [ofAccount, run],
      [ofAccount, task],
    ] as const)
      await expect(files().delete({ body: { url: file.url } }, { token })).rejects.toMatchObject(refused)
    expect(await files().delete({ body: { url: mine.url } }, { token: run })).toEqual({ id: mine.id })
  })
})

describe('the address of a file that visitors had', () => {
  const documents = () => createCalls(app).documents
  const token = owner
  const newDocument = async (isPublic: boolean) => {
    const { url } = await upload('Certificate.txt', text(`Certificate ${crypto.randomUUID()}`))
    const document = await documents().create({ body: { name: 'Certificate', file: url, isPublic } }, { token: await token() })
    expect((await get(url)).status).toBe(200)
    return { ...document, url }
  }

  test('ends when its document is not public any more, and members are told another', async () => {
    const { id, url } = await newDocument(true)
    const bytes = await (await get(url)).text()
    const changed = await documents().update({ params: { id }, body: { isPublic: false } }, { token: await token() })
    expect([(await get(url)).status, changed.file.endsWith(url)]).toEqual([404, false])
    expect(await (await get(changed.file)).text()).toBe(bytes)
    expect(changed.storedFile).toMatchObject({ name: 'Certificate.txt' })
    // The bytes of the old address are copied before they go.
    await app.maintenance.run()
    await app.maintenance.run()
    expect([(await get(url)).status, await (await get(changed.file)).text()]).toEqual([404, bytes])
    // It stays as it is while it is read by members alone.
    const again = await documents().update({ params: { id }, body: { name: 'Renamed' } }, { token: await token() })
    expect(again.file).toBe(changed.file)
  })

  test('ends with its document, and with another file in its place', async () => {
    const deleted = await newDocument(true)
    await documents().delete({ params: { id: deleted.id } }, { token: await token() })
    const internal = await newDocument(false)
    await documents().delete({ params: { id: internal.id } }, { token: await token() })
    const replaced = await newDocument(true)
    const { url } = await upload('Other.txt', text('Other'))
    await documents().update({ params: { id: replaced.id }, body: { file: url } }, { token: await token() })
    expect([deleted.url, internal.url, replaced.url, url].length).toBe(4)
    expect(await Promise.all([deleted.url, internal.url, replaced.url, url].map(async (each) => (await get(each)).status))).toEqual([
      404, 404, 404, 200,
    ])
  })

  test('is another wherever else the file is shown, and stays that of a record', async () => {
    const { id, url } = await newDocument(true)
    const kind = await createCalls(app).categories.create({ body: { name: 'With the same file', image: url } }, { token: await token() })
    await documents().delete({ params: { id } }, { token: await token() })
    const { image = '' } = await createCalls(app).categories.get({ params: { id: kind.id } }, { token: await token() })
    expect([image.endsWith(url), (await get(url)).status, (await get(image)).status]).toEqual([false, 404, 200])
  })

  test('ends when the page that shows it, or its public content, is closed or hidden', async () => {
    const { url: image } = await upload('Picture.jpg', photo)
    const document = await newDocument(true)
    const asset = await createCalls(app).assets.create(
      { body: { name: 'Shown', images: [{ image }], documentIds: [document.id] } },
      { token: await token() },
    )
    const shown = async () => {
      const read = await createCalls(app).assets.get({ params: { id: asset.id } }, { token: await token() })
      const { file } = await documents().get({ params: { id: document.id } }, { token: await token() })
      return [read.images?.[0]?.image ?? '', file]
    }
    const setPage = async (body: Record<string, boolean>) =>
      createCalls(app).assets.updatePublicInfo({ params: { id: asset.id }, body }, { token: await token() })
    const statuses = (addresses: readonly string[]) => Promise.all(addresses.map(async (each) => (await get(each)).status))
    await setPage({ isEnabledPublicLink: true, isEnabledPublicContent: true })
    expect(await shown()).toEqual([image, document.url].map((path) => app.baseUrl + path))
    const closings = [
      () => setPage({ isEnabledPublicContent: false }),
      () => setPage({ isEnabledPublicLink: false }),
      async () => createCalls(app).assets.update({ params: { id: asset.id }, body: { hidden: true } }, { token: await token() }),
    ]
    for (const close of closings) {
      await setPage({ isEnabledPublicLink: true, isEnabledPublicContent: true })
      const before = await shown()
      expect(await statuses(before)).toEqual([200, 200])
      await close()
      expect([await statuses(before), await statuses(await shown())]).toEqual([
        [404, 404],
        [200, 200],
      ])
    }
  })
})

describe('the room that the operator gives an organization', () => {
  const MB = 1_000_000

  test('refuses what has none, and its owners are told in time: once, and again after they have made room', async () => {
    const limited = await createTestApp({ settings: { TRACEMARK_STORAGE_MAX: '1MB' } })
    try {
      const token = await limited.organizationToken('owner')
      const calls = createCalls(limited)
      const send = async (megabytes: number) => {
        const { id, uploadUrl } = await calls.files.create({ body: { name: 'Letters.txt' } }, { token })
        const response = await limited.fetch(uploadUrl, { method: 'PUT', body: 'x'.repeat(megabytes * MB) })
        return { id, status: response.status, answer: (await response.json()) as { code?: string; detail?: string } }
      }
      const told = async () => {
        const { rows } = await withScope(limited.db, { organizationId: 101 }, (scoped) =>
          sql<{
            text: string
          }>`select text from notifications where notification_type = 'storage_nearly_full' order by created_at, id`.execute(scoped),
        )
        return rows.map(({ text: said }) => said)
      }
      const first = await send(0.5)
      expect([first.status, await told()]).toEqual([200, []])
      const second = await send(0.3)
      expect([second.status, await told()]).toEqual([200, ['800 kB / 1 MB']])
      expect((await send(0.1)).status).toBe(200)
      expect(await send(0.2)).toMatchObject({
        status: 507,
        answer: { code: 'storage_limit', detail: 'The files of this organization take 900 kB of 1 MB.' },
      })
      expect(await told()).toHaveLength(1)
      expect((await send(0.1)).status).toBe(200)
      await expect(calls.files.create({ body: { name: 'Letters.txt' } }, { token })).rejects.toMatchObject({
        code: 'storage_limit',
        status: 507,
      })
      await calls.files.delete({ body: { id: first.id } }, { token })
      expect([(await send(0.1)).status, (await told()).length]).toEqual([200, 1])
      expect([(await send(0.2)).status, (await told()).length]).toEqual([200, 2])
    } finally {
      await limited.stop()
    }
  })
})
