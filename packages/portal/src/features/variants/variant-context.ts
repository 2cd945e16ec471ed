import type { Variant } from '@tracemark/api/schemas'
import type { ViewOnlyReason } from '@tracemark/ui/screens/variants/record'
import { createContext, useContext } from 'react'

interface ShownVariant {
  variant: Variant
  /** Why it can't be edited. */
  viewOnly: ViewOnlyReason | undefined
  /** Counts how often it was shared from this page. */
  round: number
  lacksSharingTask: boolean
}

export const VariantContext = createContext<ShownVariant | undefined>(undefined)

/** The variant whose page this is. */
export const useVariant = (): ShownVariant => {
  const shown = useContext(VariantContext)
  if (!shown) throw new Error('No variant: the part stands outside of its page.')
  return shown
}
