import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { backendPaths } from './backend-paths.ts'
import { chunkNames } from './chunk-names.ts'
import { portalAddresses } from './portal-addresses.ts'
import { releaseManifest } from './release-manifest.ts'
import { serviceWorker } from './service-worker/plugin.ts'

/** In development the backend runs beside, and everything that is not the portal's is passed on to it. */
const backend = process.env.TRACEMARK_BACKEND ?? 'http://localhost:8090'
const MAIN = fileURLToPath(new URL('src/main.tsx', import.meta.url))

/** The page fetches the portal's code while its early part runs, which begins it (src/early.ts). */
const preloadedPortal: Plugin = {
  name: 'preloaded-portal',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) => {
      const file = Object.values(bundle).find((output) => output.type === 'chunk' && MAIN in output.modules)?.fileName
      if (!file) throw new Error('The build has no file of src/main.tsx.')
      return [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` }, injectTo: 'head' }]
    },
  },
}

/**
 * What nothing here uses of the router stays out: its links and forms, whose making has no effect but does not say so, and what would
 * watch its work for somebody (`instrumentations`).
 */
const shakenRouter: Plugin = {
  name: 'shaken-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.m?js$/ },
    handler: (code) => ({
      code: code
        .replace(/= (React[\w$]*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
        .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
        .replace(/if \(init\.instrumentations\)/g, 'if (false)'),
      map: null,
    }),
  },
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The server sends these files as they are: nobody waits for a compressor (http/static-files.ts in the backend).
  plugins: [
    react(),
    preloadedPortal,
    shakenRouter,
    releaseManifest(),
    portalAddresses(),
    serviceWorker(),
    compression({ include: /\.(html|js|css|svg|json|webmanifest)$/, threshold: 1_000 }),
  ],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    // The machines' hooks bring what stands in for a hook that React has had since version 18.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: {
      polyfill: false,
      // What the page itself has brought needs not be named by each part that comes later.
      resolveDependencies: (_, files) => files.filter((file) => !/\/(rolldown-runtime|early|portal)-[^/]+$/.test(file)),
    },
    // A subset of a font that few pages read is fetched by those, not carried by all.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    chunkSizeWarningLimit: 900,
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkNames() }] } } },
  },
  server: { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])) },
})
