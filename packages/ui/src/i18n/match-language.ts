import { Language } from '@tracemark/api/schemas'

/**
 * The first of these languages that we have, as BCP 47 tags such as a browser lists them; a regional form that we lack is read
 * as its language.
 */
export const matchLanguage = (wanted: readonly string[]): Language | undefined => {
  for (const tag of wanted) {
    const match = Language.safeParse(tag).data ?? Language.safeParse(tag.split('-')[0]).data
    if (match) return match
  }
  return undefined
}
