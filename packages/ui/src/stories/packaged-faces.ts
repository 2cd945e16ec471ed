const LAST = 'No packaged face'

// With a range, the browser knows that letters whose own face is still on its way don't need this one.
const faceWithoutLetters = () => new FontFace(LAST, 'url(/no-packaged-face.woff2)', { unicodeRange: 'U+21-10FFFF' })

let last = faceWithoutLetters()

/** Puts a face without letters behind the packaged ones (faces.css). The browser asks for it only where none of them has the letter. */
export const watchFaces = (): void => {
  if (!('__vitest_browser__' in globalThis)) return
  document.fonts.delete(last)
  last = faceWithoutLetters()
  document.fonts.add(last)
}

const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? elementsIn(element.shadowRoot) : [])])

const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=hidden])'

const hasText = (element: Element) =>
  element.matches(FIELDS) || [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** What only a screen reader finds is one pixel wide; a control that only takes presses is drawn by what lies under it. */
const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true }) && element.getBoundingClientRect().width > 1

/** Fails on text that a font of the machine draws: its picture would differ on another machine. */
export const expectPackagedFaces = async (): Promise<void> => {
  if (!('__vitest_browser__' in globalThis)) return
  const { expect } = await import('vitest')
  const shown = elementsIn(document.body).filter((element) => hasText(element) && isSeen(element))
  const ofMachine = shown.filter((element) => !getComputedStyle(element).fontFamily.includes(LAST))
  expect(
    ofMachine.map((element) => `${element.localName}.${element.className}: ${getComputedStyle(element).fontFamily}`),
    'Text takes its font from --tm-font-ui, --tm-font-title or --tm-font-code.',
  ).toEqual([])
  const letters = new Set(shown.flatMap((element) => [...(element.textContent ?? '')]).filter((letter) => letter > '\u024f'))
  expect(last.status, `A packaged face (faces.css) has each of these letters: ${[...letters].join('')}`).toBe('unloaded')
}
