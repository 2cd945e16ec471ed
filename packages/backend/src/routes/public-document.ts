import { createHash } from 'node:crypto'
import { Slug } from '@tracemark/api/schemas'
import type { Dependencies } from '../http/dependencies.ts'
import type { App } from '../http/environment.ts'
import type { RenderPublicPage } from '../http/page-renderer.ts'
import { limitByAddress } from '../http/rate-limits.ts'
import { publicPageHeaders } from '../http/security-headers.ts'
import { readLanguages } from '../http/visitor.ts'
import { readPublicPage } from './public-things.ts'

const ITEM_MAX = 200

/** The styles are the same for every page of an organization. */
const hashes = new Map<string, string>()
const REMEMBERED_MAX = 200
const hashOf = (style: string): string => {
  const known = hashes.get(style)
  if (known !== undefined) return known
  if (hashes.size >= REMEMBERED_MAX) hashes.clear()
  const hash = createHash('sha256').update(style).digest('base64')
  hashes.set(style, hash)
  return hash
}

type Needed = Pick<Dependencies, 'read' | 'tokens' | 'clock' | 'publicUrl' | 'geolocationUrl' | 'rateLimits' | 'addressOf'>

/** The public page of an asset as a document: whoever asks reads it, with a script or without, and search engines too. */
export const publicDocumentRoute = (
  app: App,
  dependencies: Needed,
  renderer: () => Promise<RenderPublicPage | undefined>,
  externalIssuer: string | undefined,
): void => {
  app.get('/p/:organization/:thing', async (context, next) => {
    const render = await renderer()
    if (!render) return next()
    await limitByAddress(dependencies.rateLimits, 'public', dependencies.addressOf(context.env?.incoming))
    const { publicUrl, clock, geolocationUrl } = dependencies
    const slug = context.req.param('organization')
    const publicLink = context.req.param('thing')
    const item = context.req.query('item')?.slice(0, ITEM_MAX)
    const headerOf = (name: string) => context.req.header(name)
    const isAddress = [slug, publicLink].every((part) => Slug.safeParse(part).success)
    // A page is the same for everybody who opens it: who is signed in here is asked by the portal alone.
    const found = isAddress ? await readPublicPage(dependencies, { slug, publicLink, item, headerOf }) : undefined
    const languages = [context.req.query('lang') ?? '', ...readLanguages(headerOf('accept-language'))].filter(Boolean)
    const { html, language, styles } = await render({
      page: found?.page,
      item,
      address: `${publicUrl}/p/${encodeURIComponent(slug)}/${encodeURIComponent(publicLink)}`,
      origin: publicUrl,
      languages,
      now: clock.now(),
    })
    return context.html(html, found ? 200 : 404, {
      ...publicPageHeaders({ externalIssuer, geolocationUrl }, styles.map(hashOf)),
      'content-language': language,
      // What it shows depends on who asks, and from where.
      'cache-control': 'private, no-cache',
      vary: 'accept-language',
    })
  })
}
