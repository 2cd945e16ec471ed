import { Language } from '@tracemark/api/schemas'

/** The script by which a Chinese tag is read, where it doesn't name one itself. */
const withScript = (tag: string): string => {
  const { language, script } = new Intl.Locale(tag).maximize()
  return language === 'zh' ? `zh-${script}` : language
}

const match = (tag: string): Language | undefined => {
  const exact = Language.safeParse(tag).data
  if (exact) return exact
  try {
    return Language.safeParse(withScript(tag)).data
  } catch {
    return undefined
  }
}

/**
 * The first of these languages that we have, as BCP 47 tags such as a browser lists them; a regional form that we lack is read
 * as its language, and Chinese by its script: that of Taiwan and Hong Kong is the traditional one.
 */
export const matchLanguage = (wanted: readonly string[]): Language | undefined => {
  for (const tag of wanted) {
    const language = match(tag)
    if (language) return language
  }
  return undefined
}
