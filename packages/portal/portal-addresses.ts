import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROUTER = fileURLToPath(new URL('src/router.tsx', import.meta.url))

/** The paths of the route table, read off its text: what is relative stands below an organization (`addresses.test.ts` holds that). */
export const readAddresses = (): string[] => {
  const paths = Array.from(readFileSync(ROUTER, 'utf8').matchAll(/\bpath: '([^']+)'/g), ([, path = '']) => path)
  const addresses = paths.filter((path) => path !== '*').map((path) => (path.startsWith('/') ? path : `/org/:id/${path}`))
  return ['/', ...addresses].toSorted()
}

/** Says in `addresses.json` which paths are pages: the server answers 404 to all others. */
export const portalAddresses = (): Plugin => ({
  name: 'portal-addresses',
  apply: 'build',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'addresses.json', source: JSON.stringify(readAddresses()) })
  },
})
