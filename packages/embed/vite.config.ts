import { browserBuild } from './browser-build.ts'

/** The script for third-party pages. Preact stands in React's place; the npm package (tsup) leaves React to its user. */
export default browserBuild({ name: 'tracemark', source: 'src/browser.ts', outDir: 'dist/browser' })
