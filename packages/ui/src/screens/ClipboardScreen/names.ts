import type { ClipboardEntry, ContentTransfer } from '@tracemark/api/schemas'
import type { Translate } from '../../i18n/keys.ts'

const generalFields = ['name', 'description', 'image', 'longDescription'] as const

/** What a value is called: the fields of an asset by our words, everything else by its own name. */
export const nameOf = (t: Translate, { part, label }: ContentTransfer['fields'][number] & Partial<ClipboardEntry>): string => {
  const field = part === 'general' ? generalFields.find((name) => name === label) : undefined
  if (field) return t(`clipboard:field.${field}`)
  return label === '' ? t('clipboard:picture') : label
}
