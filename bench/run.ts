import { buildForBrowsers } from '../tools/build-browser.ts'
import { measureBundles, measureLists } from './bundles.ts'
import { table } from './table.ts'

/** Everything that can be measured without a judgement: figures side by side, for people to read. */
await buildForBrowsers()
console.log(table(['what a browser fetches', 'files', 'bytes', 'gzip', 'brotli'], measureBundles()))
const lists = measureLists().map(({ name, size }) => [name, size])
console.log(`\n${table(['list of the portal', 'gzip before its rows'], lists)}`)
