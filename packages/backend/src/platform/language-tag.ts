import { Language } from '@tracemark/api/schemas'

/** Places where Chinese is written in the traditional script. */
const TRADITIONAL = /^zh\b.*-(hant|tw|hk|mo)\b/i

/** The language of the portal that a tag stands for (BCP 47). */
export const readTag = (tag: string): Language | undefined => {
  if (/^zh\b/i.test(tag)) return TRADITIONAL.test(tag) ? 'zh-Hant' : 'zh-Hans'
  const primary = tag.split('-')[0]?.toLowerCase()
  return Language.safeParse(tag).data ?? Language.safeParse(primary).data
}
