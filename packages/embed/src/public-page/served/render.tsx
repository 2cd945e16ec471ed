import type { ErrorCode, Language, PublicAsset } from '@tracemark/api/schemas'
import { createTranslator, I18nProvider, loadMessages, matchLanguage } from '@tracemark/ui/i18n'
import missingCss from '@tracemark/ui/public-missing.css?inline'
import pageCss from '@tracemark/ui/public-page.css?inline'
import sectionsCss from '@tracemark/ui/public-sections.css?inline'
import { PublicPageMissing } from '@tracemark/ui/screens/public-pages/missing'
import { brandVariables } from '@tracemark/ui/theme/brand'
import { renderToString } from 'preact-render-to-string'
import { getDescription, getPreview, productData } from './product-data.ts'
import { ServedPage } from './ServedPage.tsx'
import { ROOT_ID, type ServedState, STATE_ID } from './served-state.ts'

export interface PageToRender {
  /** In the language that it is drawn in. Absent: nothing public is at this address, or it could not be read. */
  pageIn?: ((language: Language) => PublicAsset) | undefined
  /** Why it could not be read. */
  failure?: ErrorCode | undefined
  item?: string | undefined
  /** Where the page stands for everybody. */
  address: string
  /** Origin of pictures that are named by a path. */
  origin: string
  /** As the browser asks for them, the best first, and the organization's own. */
  languages: readonly string[]
  now: Date
}

export interface RenderedPage {
  html: string
  language: string
  /** Texts of the style elements, whose hashes a policy names. */
  styles: string[]
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
/** Within a script element: no text ends it. */
const json = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c')

const face = (family: string, file: string, weight: string) =>
  `@font-face{font-family:"${family}";src:url(/fonts/${file}) format("woff2");font-weight:${weight};font-display:swap}`
const fonts =
  face('Hanken Grotesk Variable', 'hanken-grotesk/hanken-grotesk-latin-wght-normal.woff2', '100 900') +
  face('Newsreader Variable', 'newsreader/newsreader-latin-wght-normal.woff2', '200 800')
const ground = 'html{background:var(--tm-paper)}body{margin:0}'

const buildStyle = (accentColor: string | undefined): string => {
  const brand = Object.entries(brandVariables(accentColor)).map((declaration) => declaration.join(':'))
  return `${fonts}${ground}${pageCss}${sectionsCss}${brand.length > 0 ? `:root{${brand.join(';')}}` : ''}`
}

interface Head {
  language: string
  title: string
  style: string
  more: string
}

const buildDocument = ({ language, title, style, more }: Head, body: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title>${more}` +
  `<link rel="icon" href="/icon.svg" type="image/svg+xml"><style>${style}</style></head><body>${body}</body></html>`

const meta = (name: 'name' | 'property', values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([key, value]) => (value === undefined ? '' : `<meta ${name}="${key}" content="${escaped(value)}">`))
    .join('')

const buildHead = (page: PublicAsset, { address, origin }: PageToRender, language: string): string => {
  const absolute = (path: string) => (path.startsWith('/') ? origin + path : path)
  const title = page.thing.name
  const description = getDescription(page)
  const preview = getPreview(page)
  return (
    meta('name', { description, 'twitter:card': preview === undefined ? 'summary' : 'summary_large_image' }) +
    meta('property', {
      'og:type': 'product',
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:site_name': page.organization.name,
      'og:locale': new Intl.Locale(language.split('-x-')[0] ?? language)
        .maximize()
        .toString()
        .replace(/^(\w+)(-\w{4})?-(\w+)$/, '$1_$3'),
      'og:image': preview && absolute(preview),
      'og:image:alt': preview && title,
    }) +
    `<link rel="canonical" href="${escaped(address)}">` +
    `<script type="application/ld+json">${json(productData(page, address, absolute))}</script>`
  )
}

/** A whole document: it reads without a script, and the one that it names makes it answer to presses. */
export const renderPublicPage = async (wanted: PageToRender): Promise<RenderedPage> => {
  const { pageIn, failure, item, address, languages, now } = wanted
  const language = matchLanguage(languages) ?? 'en'
  const page = pageIn?.(language)
  if (!page) {
    const messages = await loadMessages(language, ['errors', 'failures', 'public-more'])
    const t = createTranslator(messages, language)
    const style = `${fonts}${ground}${pageCss}${missingCss}`
    const body = `<main>${renderToString(
      <I18nProvider value={{ language, t, now: () => now, timeZone: 'UTC' }}>
        <PublicPageMissing code={failure} />
      </I18nProvider>,
    )}</main>`
    const head = {
      language,
      title: t(failure && failure !== 'not_found' ? `failures:${failure}.what` : 'public-more:not_found'),
      style,
      more: '<meta name="robots" content="noindex">',
    }
    return { html: buildDocument(head, body), language, styles: [style] }
  }
  const style = buildStyle(page.organization.accentColor)
  const messages = await loadMessages(language, ['errors', 'public-page', 'public-more'])
  const state: ServedState = { page, ...(item !== undefined && { item }), address, language, messages, now: now.toISOString() }
  const title = `${page.thing.name} · ${page.organization.name}`
  const body =
    `<main id="${ROOT_ID}">${renderToString(<ServedPage state={state} />)}</main>` +
    `<script type="application/json" id="${STATE_ID}">${json(state)}</script>` +
    '<script type="module" src="/embed/page/page.js"></script>'
  return { html: buildDocument({ language, title, style, more: buildHead(page, wanted, language) }, body), language, styles: [style] }
}
