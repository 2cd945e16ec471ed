import type { OrganizationSummary } from '@tracemark/api/schemas'
import type { Failure } from '../../../errors/error-code.ts'

type Mode = 'oneOff' | 'continuous'

/** `destination`: the receiving organization's id, or its short name. */
interface SharingChoice {
  destination?: number | string | undefined
  mode: Mode
  message?: string | undefined
}

interface Profile {
  /** The person's own organizations; any other is named. */
  destinations: readonly OrganizationSummary[]
  recommended: Mode
  obstacle?: 'no_sharing_task' | undefined
}

/** How sharing stands. */
export type VariantSharing =
  | { kind: 'loading' | 'shared' | 'impossible' | 'failed'; profile?: Profile | undefined; failure?: Failure | undefined }
  | {
      kind: 'choosing'
      profile: Profile
      choice: SharingChoice
      lacksDestination: boolean
      busy: boolean
      failure?: Failure | undefined
    }

export interface VariantSharingCalls {
  onChoose: (choice: Partial<SharingChoice>) => void
  onSend: () => void
  onRetrySharing: () => void
  onCloseSharing: () => void
}
