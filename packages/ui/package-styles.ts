import { globSync } from 'node:fs'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** What `styles.css` has already, and the sheets of elements, which gather others. */
const GATHERED = ['field/{base,task-first,task-more,public-page,public-sections}.css']

/**
 * Components import their styles, which Node can't do: a published module comes without, and the package's `styles.css` has those of all
 * components. No rule depends on the order of sheets (.storybook/expect-any-order.ts).
 */
export const packageStyles = (src: string): Plugin => ({
  name: 'package-styles',
  setup: (build) => {
    build.onResolve({ filter: /\.css$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'none', namespace: 'no-styles' } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'no-styles' }, () => ({ contents: '' }))
    build.onResolve({ filter: /\/styles\.css$/ }, ({ kind }) =>
      kind === 'entry-point' ? { path: 'styles', namespace: 'every-style' } : undefined,
    )
    build.onLoad({ filter: /./, namespace: 'every-style' }, () => {
      const sheets = globSync('{components,field,scanning,screens}/**/*.css', { cwd: src, exclude: GATHERED }).sort()
      return { contents: ['styles.css', ...sheets].map((sheet) => `@import "./${sheet}";`).join('\n'), loader: 'css', resolveDir: src }
    })
  },
})
