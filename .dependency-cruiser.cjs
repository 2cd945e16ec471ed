/**
 * The import rules of docs/architecture.md: who may import whom. Each comment says why an import is banned and what to do instead.
 */
const src = (name, path = '') => `^packages/${name}/src/${path}`
const TESTS = '\\.(test|stories)\\.tsx?$'
const SUPPORT = '(/testing/|/contract-tests/|/ui/src/stories/|vitest\\.|tsup\\.|vite\\.)'
const MUI = 'node_modules/(@mui|@emotion)/'

/** A ban on every package of ours but those named. `except` are folders that it is not about. */
const only = (name, allowed, comment, except = []) => ({
  name: `${name}-imports-only-${allowed.join('-or-') || 'nothing-of-ours'}`,
  comment,
  severity: 'error',
  from: { path: src(name), pathNot: [TESTS, SUPPORT, ...except] },
  to: { path: '^packages/', pathNot: [`^packages/${name}/`, ...allowed.map((other) => `^packages/${other}`)] },
})

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need each other are one thing or three: join them, or move what both need into a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment:
        'The import leads nowhere. Between packages only the subpaths listed in `exports` exist: add one there if it is meant to be public.',
      severity: 'error',
      from: {},
      // Vite's `?inline` and `?url` name how a file is taken, not another file.
      to: { couldNotResolve: true, pathNot: '\\?(inline|url)$' },
    },
    only('api', [], 'The contract is what both sides read. It imports nothing of ours, or the two sides could no longer change alone.'),
    only(
      'state-machines',
      ['api/'],
      'A machine knows no look. Give the screen a selector of plain values and let a route or widget join the two.',
    ),
    only(
      'ui',
      ['api/src/schemas/', 'api/src/rules/'],
      'The kit knows no client and no machine: props in, callbacks out. Pass what you need as a prop.',
    ),
    only(
      'embed',
      ['ui/', 'state-machines/', 'api/'],
      'A widget must run on any page. What it shares with the portal belongs into the kit, a machine or the contract.',
    ),
    only('portal', ['embed/', 'ui/', 'state-machines/', 'api/'], 'The portal talks to the backend through the client alone.'),
    only(
      'backend',
      ['api/src/(addresses|contract|schemas|rules|graphql|openapi|demo|content)/', 'embed/(src/public-page/render|dist/render)'],
      'The backend implements the contract; it never calls itself through the client, and renders the public page alone.',
      // A program of its own, which asks a server from outside.
      [src('backend', 'first-token/')],
    ),
    {
      name: 'mocks-stay-out-of-production',
      comment: 'Mocks answer in stories, tests and `pnpm dev --mocks`. Production code calls the client.',
      severity: 'error',
      from: { path: '^packages/', pathNot: [TESTS, SUPPORT, src('api', '(mocks|conformance)/'), '^packages/portal/mocks/'] },
      to: { path: src('api', '(mocks|conformance)/') },
    },
    {
      name: 'schemas-are-leaves',
      comment: 'A noun depends on other nouns only.',
      severity: 'error',
      from: { path: src('api', 'schemas/') },
      to: { path: src('api'), pathNot: src('api', 'schemas/') },
    },
    {
      name: 'rules-know-nouns-only',
      comment: 'Rules are pure, so that device and server can share them.',
      severity: 'error',
      from: { path: src('api', 'rules/'), pathNot: TESTS },
      to: { path: src('api'), pathNot: src('api', '(schemas|rules)/') },
    },
    {
      name: 'contract-knows-nouns-and-rules-only',
      comment: 'Client, mocks and documents are made from the contract, not the other way round.',
      severity: 'error',
      from: { path: src('api', '(contract|graphql)/') },
      to: { path: src('api'), pathNot: src('api', '(schemas|rules|contract|graphql)/') },
    },
    {
      name: 'screens-do-not-import-screens',
      comment: 'What two screens share is a component.',
      severity: 'error',
      from: { path: src('ui', 'screens/([^/]+)/'), pathNot: TESTS },
      to: { path: src('ui', 'screens/'), pathNot: src('ui', 'screens/$1/') },
    },
    {
      name: 'components-do-not-import-screens',
      comment: 'Screens are assembled from components, never the reverse.',
      severity: 'error',
      from: { path: src('ui', '(components|field|theme|i18n)/'), pathNot: TESTS },
      to: { path: src('ui', 'screens/') },
    },
    {
      name: 'i18n-is-a-leaf',
      comment: 'Messages know nothing of what shows them.',
      severity: 'error',
      from: { path: src('ui', 'i18n/'), pathNot: TESTS },
      to: { path: src('ui'), pathNot: src('ui', 'i18n/') },
    },
    {
      name: 'field-tier-carries-no-mui',
      comment:
        'Task run and public page open on cheap phones and foreign pages: native controls and CSS on the shared tokens, no MUI, no emotion.',
      severity: 'error',
      from: { path: src('ui', '(field|scanning|screens/(task-runs|public-pages))/'), pathNot: TESTS },
      to: { path: [MUI, src('ui', 'components/'), src('ui', 'theme/.*([mM]ui|Theme(Provider|Root))')] },
    },
    {
      name: 'rules-import-no-framework',
      comment:
        'Rules are pure. Read input in the route, read rows in a query, decide here. What needs the database to be decided is a check.',
      severity: 'error',
      from: { path: src('backend', 'features/[^/]+/rules\\.ts$') },
      to: {
        path: [
          'node_modules/(hono|kysely|@electric-sql|graphql-yoga|oidc-provider)/',
          src('backend', '(platform/(db|http|identity)|schema)/'),
        ],
      },
    },
    {
      name: 'platform-knows-no-noun',
      comment:
        'What serves every feature can serve the next one too. Pass what a feature knows as an argument, or move the file into its feature.',
      severity: 'error',
      from: { path: src('backend', '(platform|schema)/'), pathNot: [TESTS, src('backend', 'platform/http/dependencies\\.ts$')] },
      to: { path: src('backend', '(features|entities)/') },
    },
    {
      name: 'texts-are-a-leaf',
      comment: 'What the server says knows nothing of who says it. Fill a text in, and format numbers and dates, where it is said.',
      severity: 'error',
      from: { path: src('backend', 'texts/'), pathNot: TESTS },
      to: { path: '^packages/', pathNot: [src('backend', 'texts/'), src('api', 'schemas/')] },
    },
    {
      name: 'entities-know-no-feature',
      comment: 'The routes and the store that all kinds of records share know none of them.',
      severity: 'error',
      from: { path: src('backend', 'entities/'), pathNot: TESTS },
      to: { path: src('backend', 'features/') },
    },
    {
      name: 'routes-are-private',
      comment: "A feature reaches another by its queries, store, rules or checks. Move what both need out of the other's routes.",
      severity: 'error',
      from: { path: src('backend', 'features/([^/]+)/'), pathNot: TESTS },
      to: { path: src('backend', 'features/[^/]+/[a-z-]*routes\\.ts$'), pathNot: src('backend', 'features/$1/') },
    },
    {
      name: 'packages-meet-at-their-exports',
      comment: 'A relative path into another package goes past its exports: import the subpath, or list a new one there.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/src/', pathNot: [TESTS, SUPPORT] },
      to: { path: '^packages/[^/]+/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'widgets-carry-no-mui',
      comment: 'Staff components weigh more than a foreign page may be asked to load: use the field tier.',
      severity: 'error',
      from: { path: src('embed'), pathNot: TESTS },
      to: { path: [MUI, src('ui', 'components/'), src('ui', 'theme/(index|Theme(Provider|Root)|[mM]ui)')] },
    },
    {
      name: 'field-tier-takes-tokens-alone',
      comment: 'The index of the theme brings MUI along: import apply-theme or brand by name.',
      severity: 'error',
      from: { path: src('ui', '(field|screens/(task-runs|public-pages))/'), pathNot: TESTS },
      to: { path: src('ui', 'theme/index\\.ts') },
    },
    {
      name: 'theme-is-below-components',
      comment: 'Components are dressed by the theme; the theme knows none of them.',
      severity: 'error',
      from: { path: src('ui', 'theme/'), pathNot: TESTS },
      to: { path: src('ui', '(components|field|screens)/') },
    },
    {
      name: 'database-knows-no-http',
      comment: 'Queries take a scope and plain values: what a request is belongs to the routes.',
      severity: 'error',
      from: { path: src('backend', '(platform/db|schema|features/[^/]+/queries)'), pathNot: [TESTS, SUPPORT] },
      to: { path: src('backend', '(platform/http|features/graphql)/') },
    },
    {
      name: 'test-support-stays-in-tests',
      comment: 'What stands under testing/ is for tests alone.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: [TESTS, SUPPORT] },
      to: { path: '/testing/' },
    },
    {
      name: 'no-dependency-unlisted',
      comment: 'List it in the package.json of the package that imports it.',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own builds; packages from the registry often live in a dist/ of theirs.
    exclude: { path: '^packages/[^/]+/(dist|storybook-static)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.css', '.json'],
    },
  },
}
