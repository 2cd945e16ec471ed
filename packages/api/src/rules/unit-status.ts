/** Why a unit may not have a status: the code that a call for it is refused with. */
export type UnitStatusRefusal = 'unit_locked' | 'unit_status_order'

const LOCKED = 'unit_locked'
const results = ['completed_positive', 'completed_negative', 'completed_inconclusive'] as const
const doubts = ['increased_caution', 'reconsider_use', 'do_not_use', 'issue_raised'] as const

/**
 * What a unit must be before it gets one of these statuses (docs/decisions/units.md). The others can be given at any time, as can those that an
 * organization has named itself. `null`: only to a unit without a status.
 */
const before: Readonly<Record<string, readonly string[] | null>> = {
  unused: null,
  unit_unlocked: [LOCKED],
  completed_positive: ['result_pending'],
  completed_negative: ['result_pending'],
  completed_inconclusive: ['result_pending'],
  pickup_requested: ['with_customer', ...doubts],
  returned: ['with_customer', 'pickup_requested', ...doubts],
}

/** Where the way out of a status is narrow: what must not be used is looked at before it is used again. */
const after: Readonly<Record<string, readonly string[]>> = {
  [LOCKED]: ['unit_unlocked'],
  do_not_use: [LOCKED, 'result_pending', 'reconsider_use', 'issue_raised', 'pickup_requested', 'returned'],
  result_pending: [LOCKED, ...results, ...doubts],
}

/** `Do not use` and `do-not-use` are the same status. */
const slugOfStatus = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')

/** What must not be used: it has to be looked at before it gets a status that it can be used with. */
export const mustBeReconsidered = (status: string | undefined): boolean => status !== undefined && slugOfStatus(status) === 'do_not_use'

/**
 * Why a unit may not go from one status to another, both by the names that the organization has for them; `undefined` where it may. No
 * name: "Unknown ID". To stay as it is is always allowed.
 */
export const findUnitStatusRefusal = (from: string | undefined, to: string | undefined): UnitStatusRefusal | undefined => {
  const [old, wanted] = [from && slugOfStatus(from), to && slugOfStatus(to)]
  if (old === wanted || !old) return undefined
  const ways = after[old]
  if (ways && !(wanted && ways.includes(wanted))) return old === LOCKED ? 'unit_locked' : 'unit_status_order'
  const needed = wanted ? before[wanted] : undefined
  if (needed === undefined) return undefined
  return needed?.includes(old) ? undefined : 'unit_status_order'
}

/** A status that warns of a unit. */
export type UnitDoubt = (typeof doubts)[number]

/** What a status warns of, by the name that the organization has for it; `undefined` where it does not. */
export const findUnitStatusDoubt = (name: string | undefined): UnitDoubt | undefined => {
  const slug = name && slugOfStatus(name)
  return doubts.find((doubt) => doubt === slug)
}
