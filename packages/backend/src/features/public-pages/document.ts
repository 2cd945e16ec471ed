import { createHash } from 'node:crypto'
import { getPublicPagePath } from '@tracemark/api/public-page-path'
import { errorStatus, type Language, Slug } from '@tracemark/api/schemas'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { App, AppContext } from '../../platform/http/environment.ts'
import { noteFailure } from '../../platform/http/failures.ts'
import type { PageToRender, RenderPublicPage } from '../../platform/http/page-renderer.ts'
import { limitByAddress } from '../../platform/http/rate-limits.ts'
import { publicPageHeaders } from '../../platform/http/security-headers.ts'
import { readLanguages } from '../../platform/http/visitor.ts'
import { readPublicPage } from './routes.ts'
import { isVisit } from './visits/is-visit.ts'

const ITEM_MAX = 200

/** The styles are the same for every page of an organization. */
const hashes = new Map<string, string>()
const REMEMBERED_MAX = 200
const getHash = (style: string): string => {
  const known = hashes.get(style)
  if (known !== undefined) return known
  if (hashes.size >= REMEMBERED_MAX) hashes.clear()
  const hash = createHash('sha256').update(style).digest('base64')
  hashes.set(style, hash)
  return hash
}

const isAddress = (...parts: readonly string[]): boolean => parts.every((part) => Slug.safeParse(part).success)

type Needed = Pick<
  Dependencies,
  'db' | 'tokens' | 'pages' | 'log' | 'clock' | 'publicUrl' | 'geolocationUrl' | 'rateLimits' | 'getAddress' | 'visits'
>

/** The public page of an asset as a document: whoever asks reads it, with a script or without, and search engines too. */
export const publicDocumentRoute = (
  app: App,
  dependencies: Needed,
  renderer: () => Promise<RenderPublicPage | undefined>,
  externalIssuer: string | undefined,
): void => {
  // Addresses are typed from labels too, and some programs add a stroke.
  app.get('/p/:organization/:thing/', (context) =>
    context.redirect(
      getPublicPagePath(context.req.param('organization'), context.req.param('thing')) + new URL(context.req.url).search,
      301,
    ),
  )
  const { publicUrl, clock, geolocationUrl } = dependencies
  const answer = async (
    context: AppContext,
    render: RenderPublicPage,
    wanted: Pick<PageToRender, 'pageIn' | 'failure' | 'item'>,
    path: string,
    own?: Language | undefined,
  ) => {
    const asked = [context.req.query('lang') ?? '', ...readLanguages(context.req.header('accept-language')), own ?? ''].filter(Boolean)
    const place = { address: publicUrl + path, origin: publicUrl }
    const { html, language, styles } = await render({ ...wanted, ...place, languages: asked, now: clock.now() })
    return context.html(html, wanted.pageIn ? 200 : errorStatus[wanted.failure ?? 'not_found'], {
      ...publicPageHeaders({ externalIssuer, geolocationUrl }, styles.map(getHash)),
      'content-language': language,
      // What it shows depends on who asks, and from where.
      'cache-control': 'private, no-cache',
      vary: 'accept-language',
    })
  }
  app.get('/p/:organization/:thing', async (context, next) => {
    const slug = context.req.param('organization')
    const publicLink = context.req.param('thing')
    const path = getPublicPagePath(slug, publicLink)
    if (path !== path.toLowerCase() && isAddress(slug.toLowerCase(), publicLink.toLowerCase()))
      return context.redirect(path.toLowerCase() + new URL(context.req.url).search, 301)
    const render = await renderer()
    if (!render) return next()
    try {
      const address = dependencies.getAddress(context.env?.incoming)
      await limitByAddress(dependencies.rateLimits, 'public', address)
      // On its label, a unit's address names it by its unique id (docs/decisions/public-pages.md).
      const item = (context.req.query('unit') ?? context.req.query('item'))?.slice(0, ITEM_MAX)
      const getHeader = (name: string) => context.req.header(name)
      // A page is the same for everybody who opens it: who is signed in here is asked by the portal alone.
      const found = isAddress(slug, publicLink) ? await readPublicPage(dependencies, { slug, publicLink, item, getHeader }) : undefined
      const page = found?.pageIn().answer
      const present = page?.thing.publicLink ?? publicLink
      if (present !== publicLink) {
        // The asset may take back the link: then browsers that keep this would be led in a circle.
        context.header('cache-control', 'no-cache')
        return context.redirect(getPublicPagePath(slug, present) + new URL(context.req.url).search, 301)
      }
      if (found && page && isVisit({ method: context.req.method, getHeader }))
        dependencies.visits.count(found.organizationId, page.thing.id, { address, userAgent: getHeader('user-agent') ?? '' })
      return await answer(
        context,
        render,
        { pageIn: found && ((language) => found.pageIn(language).answer), item },
        path,
        page?.organization.language,
      )
    } catch (error) {
      // Whoever opened a page reads why there is none, in their language.
      const { code, retryAfterSeconds } = noteFailure(dependencies.log, context, error)
      if (retryAfterSeconds !== undefined) context.header('retry-after', String(retryAfterSeconds))
      return answer(context, render, { failure: code }, path)
    }
  })
  // An asset and nothing less or more has a page.
  for (const path of ['/p', '/p/:organization', '/p/:organization/:thing/*'])
    app.get(path, async (context, next) => {
      const render = await renderer()
      return render ? answer(context, render, {}, context.req.path) : next()
    })
}
