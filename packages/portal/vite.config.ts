import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'

/** In development the backend runs beside, and everything that is not the portal's is passed on to it. */
const backend = process.env.TRACEMARK_BACKEND ?? 'http://localhost:8090'
const paths = [
  '/core',
  '/functions',
  '/auth',
  '/public',
  '/graphql',
  '/openapi.json',
  '/oidc',
  '/config.json',
  '/demo',
  '/fonts',
  '/embed',
  '/healthz',
]

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  build: { target: 'es2022', manifest: true, chunkSizeWarningLimit: 900 },
  server: { proxy: Object.fromEntries(paths.map((path) => [path, { target: backend, changeOrigin: false }])) },
})
