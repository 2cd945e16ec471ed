import type { Translate } from '../../i18n/keys.ts'

const points = ['N', 'S', 'E', 'W'] as const

/** What a language calls the points of the compass, in capitals, each with its English letter. */
export type Compass = ReadonlyMap<string, (typeof points)[number]>

/** Both the letters that are typed, and the words that coordinates are shown with: what was copied is read again. */
export const createCompass = (t: Translate): Compass => {
  const letters = t('task-more:place.letters').split(' ')
  const shown = [t('task-more:place.north'), t('task-more:place.south'), t('task-more:place.east'), t('task-more:place.west')]
  return new Map(
    points.flatMap((point, index) =>
      [letters[index], shown[index]?.replace(/\{\{degrees\}\}|[°\s]/g, '')].map((word = point) => [word.toUpperCase(), point] as const),
    ),
  )
}

/** The text with English letters in the place of the language's own. */
export const withEnglishLetters = (text: string, compass: Compass): string =>
  text.replace(/\p{L}+/gu, (word) => compass.get(word.toUpperCase()) ?? word)
