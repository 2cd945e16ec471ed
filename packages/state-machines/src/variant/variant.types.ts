import type { NewVariant, OrganizationSummary, Variant, VariantStatus } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'

/** `oneOff` makes a duplicate asset each time; `continuous` keeps one asset up to date (specification 1, section 4). */
export type SharingMode = 'oneOff' | 'continuous'

/** Why an asset's variants cannot be shared at all (specification 2, section 8). */
export type SharingObstacle = 'no_sharing_task'

/** What is known before a variant is shared. */
export interface SharingProfile {
  /** Those that are likely to receive it: the account's own. Any other is named. */
  destinations: readonly OrganizationSummary[]
  /** What the asset's sharing task recommends. */
  recommended: SharingMode
  obstacle?: SharingObstacle | undefined
}

export interface SharingChoice {
  /** The receiving organization's id, or its short name. */
  destination?: number | string | undefined
  mode: SharingMode
  message?: string | undefined
}

/** What was asked for and waits for a yes, or is on its way. */
export type VariantRequest = { kind: 'become'; status: VariantStatus } | { kind: 'delete' }

export interface VariantContext {
  variant?: Variant | undefined
  request?: VariantRequest | undefined
  failure?: Failure | undefined
  profile?: SharingProfile | undefined
  choice: SharingChoice
  /** A destination is required and was not chosen. */
  lacksDestination: boolean
}

export interface VariantInput {
  /** Absent for one that is yet to be made. */
  variant?: Variant | undefined
}

export type VariantEvent =
  | { type: 'CREATE'; values: NewVariant }
  /** Draft to pending. */
  | { type: 'SUBMIT' }
  /** Pending to draft. */
  | { type: 'RETURN' }
  /** Into discovery. */
  | { type: 'ACTIVATE' }
  /** Out of discovery for a while. */
  | { type: 'SUSPEND' }
  | { type: 'ARCHIVE' }
  /** Out of the archive; it comes back suspended. */
  | { type: 'RESTORE' }
  | { type: 'DELETE' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  /** It was changed elsewhere, or read again. */
  | { type: 'CHANGED'; variant: Variant }
  | { type: 'SHARE' }
  | { type: 'CHOOSE'; choice: Partial<SharingChoice> }
  | { type: 'SEND' }
  | { type: 'RETRY' }
  | { type: 'CLOSE' }

/** What was done, told once as it happens. */
export type VariantNews = { type: 'became'; variant: Variant } | { type: 'deleted'; name: string }
