/** A letter of each file that the kit's face is divided into and that names of places need: Latin, its extension, Vietnamese. */
const SAMPLE = 'aāạ'

const familiesAt = (element: Element) => getComputedStyle(element).getPropertyValue('--tm-font-ui')

/** Fetches the page's letters: MapLibre goes on with another face for those that it draws before. */
export const loadLetters = async (): Promise<void> => {
  // The first alone: all that are named would be fetched, also those that stand in for letters it lacks.
  const [own = ''] = familiesAt(document.documentElement).split(',')
  // Without a network the map has the device's letters.
  await document.fonts.load(`1em ${own}`, SAMPLE).catch(() => undefined)
}

/** The families of the page's letters, in quotes where the page has them: MapLibre hands them to a canvas, which takes no bare name with a digit. */
export const readFamilies = (element: Element): string[] =>
  familiesAt(element)
    .split(',')
    .map((name) => name.trim())
