import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { findFeature } from '@tracemark/api/addresses'
import { ProblemError } from '../problem.ts'
import type { App, AppContext } from './environment.ts'
import { problemResponse } from './failures.ts'
import { chooseLanguage } from './page-language.ts'
import { readPortalDocument } from './portal-document.ts'
import { codeFrameHeaders, type PageOrigins, pageHeaders } from './security-headers.ts'

/** Folders of built files; each may be missing, as before the first build. */
export interface StaticFolders {
  portal: string
  embed: string
  demo: string
  /** The faces of the sign-in page, which has no build of its own. */
  fonts: { 'hanken-grotesk': string; newsreader: string }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  // By any other name a browser reads it twice.
  '.wasm': 'application/wasm',
  '.map': 'application/json',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
}

/** A build's fingerprint before the ending, as `index-DzK9a_8f.js`: such a file never changes. */
const FINGERPRINT = /[-.]([\w-]{8})\.\w+$/
const isFingerprinted = (path: string): boolean => /[A-Z0-9]/.test(FINGERPRINT.exec(path)?.[1] ?? '')
const ONE_YEAR = 'public, max-age=31536000, immutable'
const FIVE_MINUTES = 'public, max-age=300'

/** How the build has compressed files, the smallest first, and the ending that they have then. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

export interface StaticFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  etag: string
  /** As `Content-Encoding`; absent where the bytes are the file's own. */
  encoding?: string
}

const readBytes = async (path: string) => new Uint8Array(await readFile(path))

/** Whether the browser takes it: named, and without a weight of zero (RFC 9110, 12.5.3). */
const takes = (accepted: string, encoding: string): boolean =>
  accepted.split(',').some((coding) => {
    const [name, ...parameters] = coding.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })

/** The file as the build compressed it, in the best way that the browser takes. */
const readCompressed = async (full: string, accepted: string): Promise<Pick<StaticFile, 'bytes' | 'encoding'> | undefined> => {
  for (const [encoding, ending] of ENCODINGS) {
    if (!takes(accepted, encoding)) continue
    const bytes = await readBytes(`${full}${ending}`).catch(() => undefined)
    if (bytes) return { bytes, encoding }
  }
  return undefined
}

/**
 * Reads a file under a folder. `undefined` where there is none, or where the path would leave the folder. `accepted` is what the
 * request's `Accept-Encoding` says.
 */
export const readStaticFile = async (folder: string, path: string, accepted = ''): Promise<StaticFile | undefined> => {
  const full = normalize(join(folder, path))
  if (!full.startsWith(normalize(folder) + sep) || full.includes('\0')) return undefined
  const status = await stat(full).catch(() => undefined)
  if (!status?.isFile()) return undefined
  const type = TYPES[extname(full)] ?? 'application/octet-stream'
  return {
    ...((await readCompressed(full, accepted)) ?? { bytes: await readBytes(full) }),
    type,
    etag: `W/"${status.size.toString(16)}-${Math.round(status.mtimeMs).toString(16)}"`,
  }
}

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return '\0'
  }
}

const acceptedBy = (context: AppContext) => context.req.header('accept-encoding') ?? ''

const send = (context: AppContext, file: StaticFile, headers: Record<string, string>, status: 200 | 404 = 200): Response => {
  const all = {
    ...headers,
    ...(file.encoding !== undefined && { 'content-encoding': file.encoding }),
    'content-type': file.type,
    etag: file.etag,
    vary: 'accept-encoding',
  }
  if (status === 200 && context.req.header('if-none-match') === file.etag) return context.body(null, 304, all)
  return context.body(file.bytes, status, all)
}

/** All files of a folder, under an address of their own. */
export const serveFolder = (app: App, prefix: string, folder: string, headers: Record<string, string>): void => {
  app.get(`${prefix}/*`, async (context) => {
    const path = decoded(context.req.path.slice(prefix.length))
    const file = await readStaticFile(folder, path, acceptedBy(context))
    if (!file) return problemResponse(context, new ProblemError('not_found'))
    return send(context, file, { ...headers, 'cache-control': isFingerprinted(path) ? ONE_YEAR : FIVE_MINUTES })
  })
}

interface PortalParts extends PageOrigins {
  /** What the portal is told of this installation. */
  config: Readonly<Record<string, string | undefined>>
}

/** A page's address has no ending. Link previews and monitors ask for anything, a missing script or picture for its own kind. */
const isPageAddress = (context: AppContext, path: string): boolean =>
  extname(path) === '' || (context.req.header('accept') ?? '').includes('text/html')

const NOT_BUILT = 'The portal is not built yet. Run `pnpm build`, or `pnpm dev` while you work on it.\n'

/** Widgets, demo pictures, and the portal, whose every address leads to its one page: with 404 where no route is. */
export const staticFiles = (app: App, { portal, embed, demo, fonts }: StaticFolders, { config, ...others }: PortalParts): void => {
  const page = pageHeaders(others)
  app.get('/embed/frame.html', async (context) => {
    const file = await readStaticFile(embed, '/frame.html', acceptedBy(context))
    if (!file) return problemResponse(context, new ProblemError('not_found'))
    return send(context, file, { ...codeFrameHeaders, 'cache-control': FIVE_MINUTES })
  })
  serveFolder(app, '/embed', embed, { 'cross-origin-resource-policy': 'cross-origin' })
  for (const [name, folder] of Object.entries(fonts)) serveFolder(app, `/fonts/${name}`, folder, {})
  // A picture opened by itself must not run what someone hid in it.
  serveFolder(app, '/demo', demo, {
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  })
  app.get('*', async (context) => {
    const path = decoded(context.req.path)
    const file = path === '/' ? undefined : await readStaticFile(portal, path, acceptedBy(context))
    if (file && path !== '/index.html')
      return send(context, file, {
        ...(file.type.startsWith('text/html') && page),
        'cache-control': isFingerprinted(path) ? ONE_YEAR : 'no-cache',
      })
    if (!isPageAddress(context, path)) return problemResponse(context, new ProblemError('not_found'))
    const language = chooseLanguage({
      cookie: context.req.header('cookie'),
      uiLocales: undefined,
      acceptLanguage: context.req.header('accept-language'),
    })
    const document = await readPortalDocument(portal, config, path, language)
    if (!document) return context.text(NOT_BUILT, 503)
    const headers = { ...page, 'cache-control': 'no-cache', etag: document.etag, vary: 'accept-encoding, accept-language, cookie' }
    // The page says so itself; search engines and previews of links go by the status.
    const status = findFeature(path) === undefined ? 404 : 200
    if (status === 200 && context.req.header('if-none-match') === document.etag) return context.body(null, 304, headers)
    return context.body(document.html, status, { ...headers, 'content-type': TYPES['.html'] ?? '' })
  })
  app.all('*', (context) => problemResponse(context, new ProblemError('method_not_allowed')))
}
