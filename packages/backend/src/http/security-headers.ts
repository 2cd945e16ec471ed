/** The token endpoint of a provider elsewhere may lie on another origin than the issuer, as its discovery document says. */
const connectSources = (externalIssuer: string | undefined): string => {
  if (externalIssuer === undefined) return "'self'"
  const { protocol, origin } = new URL(externalIssuer)
  return protocol === 'https:' ? "'self' https:" : `'self' https: ${origin}`
}

/** Who may play a video inside a page: the players that the component Video knows, in the form that sets no cookies. */
const VIDEO_PLAYERS = 'https://www.youtube-nocookie.com https://player.vimeo.com'

/**
 * What a page of the portal may load. Emotion writes styles into the page; pictures and videos of organizations may lie anywhere;
 * the reader of codes is WebAssembly from our own origin, which allows no text to become script.
 */
const contentSecurityPolicy = (externalIssuer: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    `frame-src ${VIDEO_PLAYERS}`,
    "font-src 'self' data:",
    `connect-src ${connectSources(externalIssuer)}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

/** `externalIssuer`: the OpenID provider where it is not the embedded one, which is of the page's own origin. */
export const pageHeaders = (externalIssuer: string | undefined): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(externalIssuer),
  'x-content-type-options': 'nosniff',
  // A task link carries its token in the address: it must not travel on to other sites.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(self)',
  'cross-origin-opener-policy': 'same-origin',
})
