import { deviceStorage, openStorage } from './device-storage.ts'
import { lookOf, readKeptPage } from './kept-page.ts'
import { beginWarmStart } from './warm-start.ts'

const storage = openStorage(() => sessionStorage)

/** The calls that were made before the portal's code was there. */
export const warmStart = beginWarmStart({ storage, location, fetch: fetch.bind(globalThis), now: () => Date.now() })

const look = lookOf({ document, innerWidth, navigator, localStorage: deviceStorage }, new Date())

/** What the tab kept of this page, which stands until the portal has drawn it. */
export const kept = warmStart.isWarm ? readKeptPage(storage, `${location.pathname}${location.search}`, look) : undefined
