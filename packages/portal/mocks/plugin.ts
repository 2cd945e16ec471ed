import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { msw } from 'msw/vite'
import type { PluginOption } from 'vite'

const pictures = (name: string) => fileURLToPath(new URL(`../../backend/assets/demo/${name}`, import.meta.url))

const contentTypes: Readonly<Record<string, string>> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg' }

/** As the mocks have it; nobody asks the provider, which is not there. */
const config = { issuer: 'https://provider.test', clientId: 'portal', product: 'tracemark' }

/** `pnpm dev --mocks`: the page begins with the mocks in its service worker, and the pictures of the demo lie beside. */
export const mocks = (): PluginOption => [
  msw({ mode: 'worker-only' }),
  {
    name: 'mocks',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html: html.replace('/src/main.tsx', '/mocks/start.ts'),
        tags: [{ tag: 'meta', attrs: { name: 'tracemark-config', content: JSON.stringify(config) } }],
      }),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/demo', async ({ url = '' }, response, next) => {
        const picture = await readFile(pictures(basename(url))).catch(() => undefined)
        if (!picture) return next()
        response.setHeader('content-type', contentTypes[extname(url)] ?? '').end(picture)
      })
    },
  },
]
