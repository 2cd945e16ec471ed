import type { Variant, VariantStatus } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { variantMachine } from './variant.machine.ts'
import type { SharingChoice, SharingProfile, VariantEvent, VariantRequest } from './variant.types.ts'

export type VariantSnapshot = SnapshotFrom<typeof variantMachine>

/** What can be done with a variant as it is, in the order in which it is offered. */
export const variantActions = ['ACTIVATE', 'SUBMIT', 'RETURN', 'SUSPEND', 'RESTORE', 'SHARE', 'ARCHIVE', 'DELETE'] as const
export type VariantAction = (typeof variantActions)[number] & VariantEvent['type']

/** What a page shows of a variant. */
export interface VariantView {
  variant: Variant | undefined
  status: VariantStatus | 'none'
  actions: readonly VariantAction[]
  /** Waits for a yes. */
  confirming?: VariantRequest | undefined
  /** Is on its way. */
  busy: boolean
  failure?: Failure | undefined
}

/** What its sharing shows; undefined while nobody shares it. */
export type SharingView =
  | { kind: 'loading' | 'impossible' | 'failed' | 'shared'; profile?: SharingProfile | undefined; failure?: Failure | undefined }
  | {
      kind: 'choosing'
      profile: SharingProfile
      choice: SharingChoice
      lacksDestination: boolean
      busy: boolean
      failure?: Failure | undefined
    }

export const toVariantView = (snapshot: VariantSnapshot): VariantView => {
  const { variant, request, failure } = snapshot.context
  const busy = snapshot.matches({ life: 'creating' }) || snapshot.matches({ life: 'changing' }) || snapshot.matches({ life: 'deleting' })
  return {
    variant,
    status: variant?.status ?? 'none',
    actions: variantActions.filter((type) => snapshot.can({ type })),
    confirming: snapshot.matches({ life: 'confirming' }) ? request : undefined,
    busy,
    failure: snapshot.matches({ sharing: 'closed' }) ? failure : undefined,
  }
}

export const toSharingView = (snapshot: VariantSnapshot): SharingView | undefined => {
  const { profile, choice, lacksDestination, failure } = snapshot.context
  if (snapshot.matches({ sharing: 'closed' })) return undefined
  if (snapshot.matches({ sharing: 'failed' })) return { kind: 'failed', failure }
  if (snapshot.matches({ sharing: 'impossible' })) return { kind: 'impossible', profile }
  if (snapshot.matches({ sharing: 'shared' })) return { kind: 'shared', profile }
  if (!profile) return { kind: 'loading' }
  return { kind: 'choosing', profile, choice, lacksDestination, busy: snapshot.matches({ sharing: 'sending' }), failure }
}
