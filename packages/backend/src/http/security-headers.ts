/** The token endpoint of a provider elsewhere may lie on another origin than the issuer, as its discovery document says. */
const connectSources = (externalIssuer: string | undefined): string => {
  if (externalIssuer === undefined) return "'self'"
  const { protocol, origin } = new URL(externalIssuer)
  return protocol === 'https:' ? "'self' https:" : `'self' https: ${origin}`
}

/** What a page of the portal may load. Emotion writes styles into the page, and pictures of organizations may lie anywhere. */
const contentSecurityPolicy = (externalIssuer: string | undefined): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
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
