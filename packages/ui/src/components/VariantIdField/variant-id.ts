import { takeCode } from '@tracemark/api/rules'
import { NewVariant } from '@tracemark/api/schemas'

export const isVariantId = (text: string): boolean => NewVariant.shape.variantId.safeParse(text).success

/** What somebody most likely means: `sa 2026 4` is `SA-2026-4`. */
export const tidyId = (text: string): string => takeCode(text).replaceAll(' ', '-').toUpperCase()
