import { type ApiError, createCalls } from '@tracemark/api/client'
import { RICH_TEXT_DEPTH_MAX } from '@tracemark/api/rules/rich-text/sanitize'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const client = () => createCalls(app)

/** The codes of the fields that a call refuses, by their paths. */
const refused = async (call: Promise<unknown>): Promise<Record<string, unknown>> => {
  const { fields = [] } = (await call.then(
    () => ({}),
    (error: unknown) => error,
  )) as Partial<ApiError>
  return Object.fromEntries(fields.map(({ path, code }) => [path.join('.'), code]))
}

const LINK = 'link_invalid'
const FILE = 'file_invalid'

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt://a.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https:a.example',
  '//a.example',
])('no field that a page links to or shows takes %s', async (bad) => {
  const { components, documents, organizations, supportProfiles, assets, valueChains, tasks } = client()
  const params = { id: app.demo.featured.thingId }
  const media = { embeddedLink: bad, kmlLink: bad }
  const content = {
    privacyPolicy: bad,
    heroOverlayImage: bad,
    videos: [{ title: 'Film', url: bad, poster: bad }],
    links: [{ label: 'More', url: bad }],
    shopping: [{ seller: 'Shop', url: bad }],
    brandExperience: { text: '', link: bad },
  }
  expect([
    await refused(valueChains.create({ body: { name: 'A', link: bad, image: bad } }, { token })),
    await refused(components.create({ params: { org: 101 }, body: { name: 'A', component: media } }, { token })),
    await refused(supportProfiles.create({ body: { name: 'A', kmlLink: bad, kmlFile: bad, primaryImage: bad } }, { token })),
    await refused(documents.create({ body: { name: 'A', file: bad } }, { token })),
    await refused(organizations.update({ params: { org: 101 }, body: { website: bad, image: bad } }, { token })),
    await refused(
      assets.update({ params, body: { images: [{ image: bad }], certifications: [{ name: 'A', link: bad, image: bad }] } }, { token }),
    ),
    await refused(tasks.create({ body: { name: 'A', resultMessages: { notice: { image: bad } } } }, { token })),
    await refused(assets.updatePublicInfo({ params, body: { heroImage: bad, content } }, { token })),
  ]).toEqual([
    { link: LINK, image: FILE },
    { 'component.embeddedLink': LINK, 'component.kmlLink': LINK },
    { kmlLink: LINK, kmlFile: FILE, primaryImage: FILE },
    { file: FILE },
    { website: LINK, image: FILE },
    { 'images.0.image': FILE, 'certifications.0.link': LINK, 'certifications.0.image': FILE },
    { 'resultMessages.notice.image': FILE },
    {
      heroImage: FILE,
      'content.privacyPolicy': LINK,
      'content.heroOverlayImage': FILE,
      'content.videos.0.url': FILE,
      'content.videos.0.poster': FILE,
      'content.links.0.url': LINK,
      'content.shopping.0.url': LINK,
      'content.brandExperience.link': LINK,
    },
  ])
})

test('rich text that is too long, or deeper than is shown, is refused at its field', async () => {
  const { components, supportProfiles, assets } = client()
  const params = { id: app.demo.featured.thingId }
  const write = async (html: string) => [
    await refused(components.create({ params: { org: 101 }, body: { name: 'A', component: { html } } }, { token })),
    await refused(supportProfiles.create({ body: { name: `A ${html.length}`, mainContent: html } }, { token })),
    await refused(assets.updatePublicInfo({ params, body: { content: { longDescription: html } } }, { token })),
  ]
  const nested = (depth: number) => '<blockquote>'.repeat(depth)
  const all = (code: string) => [{ 'component.html': code }, { mainContent: code }, { 'content.longDescription': code }]
  expect([
    await write('x'.repeat(200_001)),
    await write('&'.repeat(45_000)),
    await write(nested(RICH_TEXT_DEPTH_MAX + 1)),
    await write(nested(RICH_TEXT_DEPTH_MAX)),
  ]).toEqual([all('too_long'), all('too_long'), all('nested_too_deep'), [{}, {}, {}]])
})
