import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { languages } from '../api/src/schemas/languages.ts'
import { firstNamespaces } from '../ui/src/i18n/first-namespaces.ts'
import { backendPaths } from './backend-paths.ts'
import { clientContract } from './client-contract.ts'
import { firstFiles } from './first-files.ts'
import { mocks } from './mocks/plugin.ts'
import { releaseManifest } from './release-manifest.ts'
import { serviceWorker } from './service-worker/plugin.ts'

/** In development the backend runs beside, and everything that is not the portal's is passed on to it; or mocks answer in the page. */
const backend = process.env.TRACEMARK_BACKEND ?? 'http://localhost:8090'
const isMocked = process.env.TRACEMARK_MOCKS !== undefined

/** One file for what every page says in a language, and one for each namespace of its other texts. */
const getLanguage = (id: string): string | null => {
  const [, language, namespace] = /\/ui\/src\/i18n\/(?:loaders|locales)\/([^/.]+)(?:\/([^/]+))?\.ts$/.exec(id) ?? []
  if (language === undefined) return null
  return namespace === undefined || firstNamespaces.some((first) => first === namespace) ? language : `${language}-${namespace}`
}

const isOfTexts = (file: string): boolean => languages.some((language) => file.startsWith(`assets/${language}-`))

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  // The server sends these files as they are: nobody waits for a compressor (http/static-files.ts in the backend).
  plugins: [
    react(),
    isMocked ? mocks() : clientContract(),
    releaseManifest(),
    firstFiles(),
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
    // Texts import nothing: what they need besides themselves is there.
    modulePreload: { resolveDependencies: (file, files) => (isOfTexts(file) ? [] : files) },
    // A subset of a font that few pages read is fetched by those, not carried by all.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: getLanguage, includeDependenciesRecursively: false },
            // What every page needs, and what every page of staff: small files compress badly, and six come at a time.
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack|xstate|@xstate|i18next|zod|ky|use-sync-external-store)\/|vite\/(preload|dynamic-import)-helper/,
            },
            {
              name: 'grid',
              test: /node_modules\/(@mui\/(material\/(?!Link|ToggleButton\/)|(system|utils|styled-engine|private-theming|x-data-grid|x-virtualizer|x-internals)\/)|(@emotion|@popperjs|@base-ui|reselect|stylis)\/)/,
              minShareCount: 2,
            },
            // Each with all of ours that it imports. What pages inside and outside of the frame share beside it belongs to the first.
            {
              name: 'start',
              test: /portal\/src\/(main\.tsx|platform\/use-online\.ts|organization\/own-language\.tsx)$|ui\/src\/(field\/(use-shown-image|focus)\.ts|errors\/failure-message\.ts)$|api\/src\/(client\/do-once|schemas\/filter)\.ts$/,
            },
            // Components bring their styles: in one file for each tier, but for screens that few come to.
            { name: 'staff-styles', test: /ui\/src\/components\/(?!Board\/).+\.css$/ },
            { name: 'field-styles', test: /ui\/src\/(field|scanning|screens\/(task-runs|device-runs))\/.+\.css$/ },
            {
              name: 'staff',
              test: /portal\/src\/organization\/(organization|staff-pages)\.tsx$|ui\/src\/components\/ListFrame\/ListFrame\.tsx$/,
            },
            // What forms need, which no list waits for. Neither the frame of a record, which a list may stand in, nor the words of an attribute's rules.
            {
              name: 'forms',
              test: /resource\/(use-resource-(form|record)|use-record-form|get-changes)|use-leave-guard|components\/(FormFrame|ListForm|VariantIdField|AttributeList|Charts|ReorderableList|forms)\/(?!attribute-rules)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What records show, and no list.
            {
              name: 'records',
              test: /components\/(DataMatrix|DocumentList\/DocumentList|FilePreview|Overview|QrCode|Timeline|WorldMap\/(PlaceList|WorldMap|parts|places|use-kml))/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What draws maps, with its large library.
            { name: 'map', test: /components\/WorldMap\//, minShareCount: 2, includeDependenciesRecursively: false },
            // What several pages of staff share, without what that fetches: dialogs come when they open. Nothing of it imports forms, which import it.
            {
              name: 'parts',
              test: /portal\/src\/platform\/|ui\/src\/components\/(?!forms\/|AttributeList\/attribute-rules|(Calendar|ClassificationBar|ConditionsText|ConfirmDialog|CsvDialog|DateRangePicker|DeleteDialog)\/|ListExport\/ExportLimitDialog)/,
              minShareCount: 3,
              maxModuleSize: 8_000,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  server: isMocked ? {} : { proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: backend, changeOrigin: false }])) },
})
