import { painted } from './painted.ts'

/** The first words are drawn before the letters are asked for: asking takes as long as laying them out. Without them the page's own stay. */
export const bringLetters = (): Promise<void> =>
  painted()
    .then(() => import('./fonts.ts'))
    .then(({ loadFonts }) => loadFonts())
    .catch(() => undefined)
