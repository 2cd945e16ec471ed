import type { Clock } from '../clock.ts'
import { type Entry, versionIn } from '../db/reader.ts'
import type { Membership } from '../identity/memberships.ts'
import { LruMap } from '../lru-map.ts'
import { parseMembership } from './caller.ts'

const MEMBERS_MAX = 10_000
/** So long stands what somebody changes by hand, past the triggers that see what changes a membership. */
const KEPT_MS = 60_000

interface Known {
  membership: Membership
  version: string
  until: number
}

export interface KnownMembers {
  /** Enters an organization for a member. Fails for who is none; else `take` gets what they are now, before anything that was read. */
  entry(organizationId: number, accountId: string, take: (membership: Membership) => void): Entry
}

/**
 * Memberships as they were read, each with the version of its organization, which grows with every change of one. What is read with the
 * same version is read as the same member, and the look-up is left out: it cost as much as reading the row (docs/decisions/reads.md).
 */
export const createKnownMembers = (clock: Clock): KnownMembers => {
  const members = new LruMap<string, Known>(MEMBERS_MAX)
  return {
    entry: (organizationId, accountId, take) => {
      const key = `${organizationId} ${accountId}`
      const anew: Entry = {
        enters: 'enter_organization',
        parameters: [organizationId, accountId],
        check: (entered) => {
          members.delete(key)
          const membership = parseMembership(entered)
          members.set(key, { membership, version: versionIn(entered), until: clock.now().getTime() + KEPT_MS })
          take(membership)
        },
      }
      const known = members.get(key)
      if (!known || clock.now().getTime() >= known.until) return anew
      return {
        enters: 'enter_known',
        parameters: [String(organizationId)],
        check: (entered) => {
          if (versionIn(entered) !== known.version) return anew
          take(known.membership)
          return undefined
        },
      }
    },
  }
}
