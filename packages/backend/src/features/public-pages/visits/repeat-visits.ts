import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '../../../platform/clock.ts'

/** Whoever comes back within this time continues a visit. */
const VISIT_MS = 30 * 60 * 1000
/** Browsers that are told apart behind one address: people at a stand share a network. More of them are one client that changes its name. */
const BROWSERS_MAX = 20
/** Some ten megabytes. The oldest make room. */
const REMEMBERED_MAX = 50_000

export interface Visitor {
  /** As `GetAddress` gives it. */
  address: string
  userAgent: string
}

interface Remembered {
  since: number
  browsers: Set<string>
}

/**
 * Whether a visit begins, and none goes on. Who comes is remembered in memory alone, as a hash whose salt lasts a day of UTC, so that nobody can be
 * told from it, nor followed from one day to the next.
 */
export const createRepeatVisits = (clock: Clock): { begins(page: string, visitor: Visitor): boolean } => {
  const remembered = new Map<string, Remembered>()
  let salt = randomBytes(32)
  let day = ''
  const computeHash = (...parts: string[]): string => createHash('sha256').update(salt).update(JSON.stringify(parts)).digest('base64url')

  return {
    begins: (page, { address, userAgent }) => {
      const now = clock.now()
      const today = now.toISOString().slice(0, 10)
      if (today !== day) {
        remembered.clear()
        salt = randomBytes(32)
        day = today
      }
      const key = computeHash(page, address)
      const browser = computeHash(page, address, userAgent)
      const known = remembered.get(key)
      if (known && now.getTime() - known.since < VISIT_MS) {
        if (known.browsers.has(browser) || known.browsers.size >= BROWSERS_MAX) return false
        known.browsers.add(browser)
        return true
      }
      remembered.delete(key)
      const [oldest] = remembered.size >= REMEMBERED_MAX ? remembered.keys() : []
      if (oldest !== undefined) remembered.delete(oldest)
      remembered.set(key, { since: now.getTime(), browsers: new Set([browser]) })
      return true
    },
  }
}
