/** What pages ask beside our own origin. */
export interface PageOrigins {
  /** The OpenID provider where it is not the embedded one, which is of the page's own origin. */
  externalIssuer?: string | undefined
  /** The service that tells where a device is. */
  geolocationUrl?: string | undefined
  /** The style of the portal's maps; its tiles, letters and symbols come from the same origin. */
  mapStyleUrl?: string | undefined
  /** The foreign site of the demo on this computer, whose form a task shows in a frame. */
  demoSite?: string | undefined
}

/** The token endpoint of a provider elsewhere may lie on another origin than the issuer, as its discovery document says. */
const connectSources = ({ externalIssuer, geolocationUrl, mapStyleUrl }: PageOrigins): string => {
  const services = [geolocationUrl, mapStyleUrl].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]))
  return [issuerSources(externalIssuer), ...services].join(' ')
}

const issuerSources = (externalIssuer: string | undefined): string => {
  if (externalIssuer === undefined) return "'self'"
  const { protocol, origin } = new URL(externalIssuer)
  return protocol === 'https:' ? "'self' https:" : `'self' https: ${origin}`
}

/**
 * What a page of the portal may load. Emotion writes styles into the page; pictures and videos of organizations may lie anywhere;
 * the reader of codes is WebAssembly from our own origin, which allows no text to become script. Frames show videos, and forms of other
 * sites that organizations name for their tasks, in a sandbox: they too may lie anywhere. They also preview files of our own.
 */
const contentSecurityPolicy = (others: PageOrigins): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    ['frame-src', "'self'", 'https:', ...(others.demoSite === undefined ? [] : [others.demoSite])].join(' '),
    "font-src 'self' data:",
    `connect-src ${connectSources(others)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

export const pageHeaders = (others: PageOrigins): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(others),
  // A task link carries its token in the address: it must not travel on to other sites.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(self)',
  'cross-origin-opener-policy': 'same-origin',
})

/**
 * What a public page may load: no style but those whose hashes are named and those of our own files, and frames of its films and of
 * code, which runs in a page of our own that is nobody's origin (`codeFrameHeaders`). The portal shows it in a frame, and no other site may.
 */
export const publicPageHeaders = (others: PageOrigins, styleHashes: readonly string[]): Record<string, string> => ({
  ...pageHeaders(others),
  'content-security-policy': contentSecurityPolicy(others)
    .replace("style-src 'self' 'unsafe-inline'", `style-src 'self' ${styleHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`)
    .replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
})

/** The frame of code that organizations write: sandboxed by itself too, so that opened in any way it is of no origin. */
export const codeFrameHeaders: Record<string, string> = {
  'content-security-policy':
    "sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox; default-src https: data: blob: 'unsafe-inline' 'unsafe-eval'; object-src 'none'; base-uri 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
}
