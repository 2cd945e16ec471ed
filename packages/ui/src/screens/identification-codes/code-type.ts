import type { IdentificationCode } from '@tracemark/api/schemas'
import type { Translate } from '../../i18n/keys.ts'

type CodeType = IdentificationCode['type']

/** `GTIN`, as people of every language write it. */
export const shortType = (t: Translate, type: CodeType): string =>
  type === 'custom' ? t('identification-codes:type.custom') : type.toUpperCase()
