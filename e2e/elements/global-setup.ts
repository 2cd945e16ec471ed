import { buildForBrowsers } from '../../tools/build-browser.ts'

/** What is tried is the script as it is built for other people's pages. */
export default buildForBrowsers
