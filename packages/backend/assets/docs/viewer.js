/** Addresses within the page that were given out, in links of old and in guides: where the viewer has what they lead to. */
const places = [
  [/^(tokens|errors|types)$/, (_, name) => `#description/${name}`],
  [/^error-\w+$/, () => '#description/errors'],
  [/^type-(\w+)$/, (_, name) => `#types/${name}`],
  [/^([a-z]\w*)\.(\w+)$/, (_, group, name) => `#tag/${group}/${name}`],
  [/^guides$/, () => '/docs/guides'],
  [/^query-(?:language|(\w+))$/, (_, name) => `/docs/queries${name ? `#query-${name}` : ''}`],
  [/^([a-z]\w*)$/, (_, group) => `#tag/${group}`],
]

/** Leads from such an address to the place that it has now. */
const follow = () => {
  const wanted = decodeURIComponent(location.hash.slice(1))
  const [pattern, toPlace] = places.find(([form]) => form.test(wanted)) ?? []
  if (pattern) location.replace(wanted.replace(pattern, toPlace))
}

follow()
window.addEventListener('hashchange', follow)
// The viewer's own script has run before this one.
window.Scalar.createApiReference('#viewer', {
  url: '/openapi.json',
  theme: 'none',
  modelsSectionLabel: 'Types',
  // Nothing leaves this server.
  telemetry: false,
  withDefaultFonts: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  documentDownloadType: 'direct',
  authentication: { preferredSecurityScheme: 'organization' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  featuredClients: ['shell/curl', 'js/fetch', 'python/requests'],
  generateTagSlug: ({ name }) => name,
  generateOperationSlug: ({ operationId }) => operationId.split('.')[1],
  generateModelSlug: ({ name }) => name,
})
