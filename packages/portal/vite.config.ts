import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'

/** In development the backend runs beside, and everything that is not the portal's is passed on to it. */
const backend = process.env.TRACEMARK_BACKEND ?? 'http://localhost:8090'
const paths = [
  '/core',
  '/functions',
  '/auth',
  '/public',
  '/graphql',
  '/openapi.json',
  '/docs',
  '/oidc',
  '/config.json',
  '/demo',
  '/fonts',
  '/embed',
  '/healthz',
]

/**
 * What a page needs at the same moment comes in one file: small files compress badly, and each costs a request. In this order:
 * what runs while the rest comes, everything before the route, the frame of an organization, its list. The rest is divided by who imports it.
 */
const parts = [
  ['early', 'src/early.ts'],
  ['portal', 'src/main.tsx'],
  ['organization', 'src/routes/organization.tsx'],
  ['interactions', 'src/routes/organization-interactions.tsx'],
] as const

type ModuleInfoOf = (id: string) => { importedIds: readonly string[] } | null

/** Parts of MUI's indexes that nothing here calls: what they import goes with whoever does use it. */
const UNUSED = /@mui\/material\/(styles\/enhanceHighContrast|utils\/createSvgIcon)/

/** Every module that runs when this one does. */
const runsWith = (entry: string, moduleInfo: ModuleInfoOf): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || UNUSED.test(id)) return
    found.add(id)
    for (const imported of moduleInfo(id)?.importedIds ?? []) visit(imported)
  }
  visit(fileURLToPath(new URL(entry, import.meta.url)))
  return found
}

const chunkNames = () => {
  let reached: (readonly [string, ReadonlySet<string>])[] | undefined
  return (id: string, bundle: { getModuleInfo: ModuleInfoOf }) => {
    reached ??= parts.map(([name, entry]) => [name, runsWith(entry, (other) => bundle.getModuleInfo(other))])
    return reached.find(([, modules]) => modules.has(id))?.[0] ?? null
  }
}

const EARLY = fileURLToPath(new URL('src/early.ts', import.meta.url))

/** Gives the early part a script of its own, which runs while the portal's code comes; in development the portal imports it. */
const earlyScript: Plugin = {
  name: 'early-script',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const file = Object.values(bundle).find((output) => output.type === 'chunk' && EARLY in output.modules)?.fileName
      if (!file) throw new Error('The build has no file of src/early.ts.')
      return [{ tag: 'script', attrs: { type: 'module', async: true, crossorigin: true, src: `/${file}` }, injectTo: 'head-prepend' }]
    },
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), earlyScript],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: {
    target: 'es2022',
    manifest: true,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] } } },
  },
  server: { proxy: Object.fromEntries(paths.map((path) => [path, { target: backend, changeOrigin: false }])) },
})
