/** The interface's languages beside English, and the ending of Natural Earth's names in them. */
export const LANGUAGES = [
  ['de', 'de'],
  ['es', 'es'],
  ['ja', 'ja'],
  ['ko', 'ko'],
  ['nl', 'nl'],
  ['pt', 'pt'],
  ['zh-Hans', 'zh'],
  ['zh-Hant', 'zht'],
] as const

export type Names = { name: string } & { [ending: `name_${string}`]: string }

/** `name`, and `name_de` and so on where a language says it differently. */
export const listNames = (name: string, nameIn: (locale: string, ending: string) => string | undefined): Names => {
  const others = [['en', 'en'] as const, ...LANGUAGES].flatMap(([locale, ending]) => {
    const other = nameIn(locale, ending)
    return other && other !== name ? [[`name_${ending}`, other] as const] : []
  })
  return { name, ...Object.fromEntries(others) }
}
