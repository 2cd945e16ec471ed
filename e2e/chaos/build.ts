import { buildForBrowsers } from '../../tools/build-browser.ts'

export default buildForBrowsers
