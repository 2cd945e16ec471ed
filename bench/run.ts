import { buildForBrowsers } from '../tools/build-browser.ts'
import { measureBundles, measureFeatures } from './bundles.ts'
import { table } from './table.ts'

/** Everything that can be measured without a judgement: figures side by side, for people to read. */
await buildForBrowsers()
console.log(table(['what a browser fetches', 'files', 'bytes', 'gzip', 'brotli'], measureBundles()))
const features = measureFeatures().map(({ name, all, chunks }) => [name, chunks.length, all])
console.log(`\n${table(['portal, by feature', 'files of its own', 'gzip before it is drawn'], features)}`)
