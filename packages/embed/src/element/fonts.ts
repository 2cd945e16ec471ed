import hanken from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url'

/** The serif without its optical sizes: 58 kB where the portal's has 132. */
const faces = [
  { family: 'Hanken Grotesk Variable', file: hanken, weight: '100 900' },
  { family: 'Newsreader Variable', file: newsreader, weight: '200 800' },
]

let asked = false

/**
 * A shadow root can't declare faces of its own: they are added to the page once, under names that only our tokens use. When all have
 * come: each one that is added has everything laid out again, also while it is on its way.
 */
export const loadFonts = async (): Promise<void> => {
  if (asked) return
  asked = true
  const loading = faces.map(({ family, file, weight }) => new FontFace(family, `url(${new URL(file, import.meta.url)})`, { weight }).load())
  const loaded = await Promise.allSettled(loading)
  // By way of the prototype: a form or a picture of the page may be named `fonts`, and then `document.fonts` is that.
  const fonts: FontFaceSet = Reflect.get(Document.prototype, 'fonts', document)
  for (const face of loaded) if (face.status === 'fulfilled') fonts.add(face.value)
}
