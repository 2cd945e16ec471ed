import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import product from '../../package.json' with { type: 'json' }

const { version } = product

/**
 * Says in the page and in `version.json` beside it which release this is: the version, and a fingerprint of all files, so that every
 * change of any of them is another one.
 */
export const releaseManifest = (): Plugin => {
  let description: string = version
  return {
    name: 'release-manifest',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => !name.endsWith('.html') && !name.endsWith('.map'))
        description = `${version} ${createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 12)}`
        this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify({ version, description }) })
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'meta', attrs: { name: 'tracemark-release', content: description }, injectTo: 'head' }],
    },
  }
}
