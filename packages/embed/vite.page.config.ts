import { browserBuild } from './browser-build.ts'

/** The script of the public page at its own address, in a folder of what is served with the elements' script. */
export default {
  ...browserBuild({ name: 'page', source: 'src/public-page/served/page.tsx', outDir: 'dist/browser/page' }),
  publicDir: false as const,
}
