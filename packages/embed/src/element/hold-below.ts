import { painted } from './painted.ts'

/**
 * While an element still grows, what stands below it on its page keeps its place on the screen: a link to it may have been followed.
 * Otherwise the browser holds what it sees of the element itself. Ends when what came is painted.
 */
export const holdBelow = (place: Element | null): (() => void) => {
  const root = place?.getRootNode()
  if (!(root instanceof ShadowRoot)) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(':host{overflow-anchor:none}')
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  return () => {
    void painted().then(() => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet)
    })
  }
}
