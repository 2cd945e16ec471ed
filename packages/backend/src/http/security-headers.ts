/** What a page of the portal may load. Emotion writes styles into the page, and pictures of organizations may lie anywhere. */
const contentSecurityPolicy = (issuer: string): string => {
  const provider = new URL(issuer).origin
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    `connect-src 'self' ${provider}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const pageHeaders = (issuer: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(issuer),
  'x-content-type-options': 'nosniff',
  // A task link carries its token in the address: it must not travel on to other sites.
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'geolocation=(self), camera=(self)',
  'cross-origin-opener-policy': 'same-origin',
})
