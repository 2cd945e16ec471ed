import type { IconName } from '../../icons/Icon.tsx'
import type { ChipTone } from '../Chip/Chip.tsx'

interface Look {
  tone: ChipTone
  icon: IconName
}

const look = (tone: ChipTone, icon: IconName): Look => ({ tone, icon })

/** Every status of the specification (section 4), and those of jobs, which the contract names. */
export const statuses = {
  thing: { live: look('usual', 'check'), archived: look('plain', 'archive') },
  variant: {
    draft: look('plain', 'pen'),
    pending: look('alert', 'clock'),
    active: look('usual', 'check'),
    suspended: look('warning', 'pause'),
    archived: look('plain', 'archive'),
    none: look('plain', 'unclassified'),
  },
  unit: {
    do_not_use: look('warning', 'warning'),
    all_clear: look('usual', 'verified'),
    normal_precaution: look('notice', 'notice'),
    reconsider_use: look('alert', 'alert'),
    increased_caution: look('alert', 'alert'),
    unknown_id: look('plain', 'unclassified'),
    unit_ok: look('usual', 'check'),
    ready: look('usual', 'check'),
    active: look('usual', 'play'),
    result_pending: look('notice', 'clock'),
    completed_positive: look('warning', 'plus'),
    completed_negative: look('positive', 'minus'),
    completed_inconclusive: look('alert', 'more'),
    unit_locked: look('plain', 'lock'),
    unit_unlocked: look('plain', 'unlock'),
    unused: look('plain', 'minus'),
    returned: look('notice', 'undo'),
    ready_filled: look('positive', 'barrel'),
    ready_packed: look('positive', 'warehouse'),
    with_customer: look('notice', 'people'),
    issue_raised: look('warning', 'alert'),
    pickup_requested: look('notice', 'truck'),
  },
  invitation: {
    pending: look('notice', 'mail'),
    accepted: look('positive', 'check'),
    declined: look('warning', 'close'),
    expired: look('plain', 'clock'),
  },
  job: {
    open: look('notice', 'task'),
    in_progress: look('notice', 'play'),
    completed: look('positive', 'check'),
    cancelled: look('plain', 'close'),
    expired: look('plain', 'clock'),
  },
  webhook: { enabled: look('usual', 'check'), disabled: look('plain', 'pause') },
  user: { active: look('usual', 'check'), suspended: look('warning', 'pause') },
} as const satisfies Record<string, Record<string, Look>>

export type StatusKind = keyof typeof statuses

/** The words of every status. */
export type StatusKey = { [Kind in StatusKind]: `names:status.${Kind}.${keyof (typeof statuses)[Kind] & string}` }[StatusKind]

const ownMarks = [
  'mark_circle',
  'mark_square',
  'mark_triangle',
  'mark_diamond',
  'mark_half',
  'mark_cross',
  'mark_waves',
  'mark_down',
] as const satisfies readonly IconName[]

/** Of a status that the organization has named itself: its value gives it its mark, whatever it is called. */
export const ownLook = (value?: number): Look => look('own', (value !== undefined && ownMarks[Math.abs(value) % ownMarks.length]) || 'tag')

const looks = new Map<string, Look>(
  Object.entries(statuses).flatMap(([kind, table]) =>
    Object.entries(table).map(([status, found]) => [`names:status.${kind}.${status}`, found] as const),
  ),
)

/** Numbers on the wire: an asset is 0 Live or 1 Archived. */
const numbers: Partial<Record<StatusKind, readonly string[]>> = { thing: ['live', 'archived'] }

const isKey = (key: string): key is StatusKey => looks.has(key)

/** The status as we know it, however it is written ("Do not use", `do-not-use`), or undefined. */
export const knownStatus = (kind: StatusKind, status: string | number): { key: StatusKey; look: Look } | undefined => {
  const name = typeof status === 'number' ? numbers[kind]?.[status] : status
  const slug = name
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '_')
  const key = `names:status.${kind}.${slug}`
  const found = looks.get(key)
  return found && isKey(key) ? { key, look: found } : undefined
}
