import type { ClipboardEntry, ContentTransfer } from '@tracemark/api/schemas'
import type { Translate } from '../../i18n/keys.ts'

const generalFields = ['name', 'description', 'image', 'longDescription'] as const

/** What a value is called: the fields of an asset by our words, everything else by its own name. */
export const getName = (t: Translate, { part, label }: ContentTransfer['fields'][number] & Partial<ClipboardEntry>): string => {
  const field = part === 'general' ? generalFields.find((name) => name === label) : undefined
  if (field) return t(`clipboard:field.${field}`)
  return label === '' ? t('clipboard:picture') : label
}

/** Where an asset shows what was taken into it. */
export const historyTab = (t: Translate): string => `${t('assets:tab.about')} › ${t('asset-page:tab.miscellaneous')}`

/** Each name once, with how often it stands there: events are often called the same. */
export const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)].map(([name, { length }]) => (length > 1 ? `${name} × ${length}` : name)).join(', ')
