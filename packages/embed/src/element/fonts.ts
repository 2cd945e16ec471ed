import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'

/** The serif without its optical sizes: 58 kB where the portal's has 132. */
const faces = [
  { family: 'Hanken Grotesk Variable', file: hanken, weight: '100 900' },
  { family: 'Newsreader Variable', file: newsreader, weight: '200 800' },
]

let asked = false

/** A shadow root can't declare faces of its own: they are added to the page once, under names that only our tokens use. */
export const loadFonts = (): void => {
  if (asked) return
  asked = true
  // By way of the prototype: a form or a picture of the page may be named `fonts`, and then `document.fonts` is that.
  const fonts: FontFaceSet = Reflect.get(Document.prototype, 'fonts', document)
  for (const { family, file, weight } of faces) {
    fonts.add(new FontFace(family, `url(${new URL(file, import.meta.url)})`, { weight, display: 'swap' }))
  }
}
