import type { Format, Translate } from '@tracemark/ui/i18n'

interface Words {
  t: Translate
  format: Format
}

const sayCount = ({ t, format }: Words, count: number) => t('actions:count.units', { count, shown: format.number(count) })

/** `51 units are now Active`, with Undo where all of them can have their own status again. */
export const tellStatus = (words: Words, count: number, status: string, undo: (() => void) | undefined) => ({
  kind: 'positive' as const,
  text: words.t('actions:done.status', { count, what: sayCount(words, count), status }),
  ...(undo && { action: { label: words.t('common:undo'), onSelect: undo } }),
})

/** `51 units have their previous status again` */
export const sayReverted = (words: Words, count: number): string =>
  words.t('actions:done.reverted', { count, what: sayCount(words, count) })
