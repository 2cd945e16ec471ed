interface Translated {
  /** What the translator has put in the text's place. */
  element: Element
  /** As we wrote it. */
  original: string
}

const isText = (node: Node): node is Text => node.nodeType === Node.TEXT_NODE
const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT'

/**
 * Lets a browser translate a page that is drawn by React or Preact. A translator takes a text out of the page and puts `<font>` elements
 * in its place; whoever drew the text then changes it where nobody sees it, or fails because it is not where it was. So an empty text goes
 * back to where ours was, beside its translation: it keeps the place, and where it is changed or taken away the translation goes, too.
 * Ends when the returned function is called.
 */
export const surviveTranslation = (root: Node): (() => void) => {
  const texts = new Map<Text, Translated>()
  const byElement = new WeakMap<Element, Text>()
  /** Emptied by us: the observer hears of it once. */
  const emptied = new WeakSet<Text>()

  const begin = (text: Text, element: Element): void => {
    // It was changed, and translated anew, at once.
    texts.get(text)?.element.remove()
    texts.set(text, { element, original: text.data })
    byElement.set(element, text)
    // First into the page: the observer hears of no change elsewhere.
    element.before(text)
    emptied.add(text)
    text.data = ''
  }
  const end = (text: Text, element: Element): void => {
    texts.delete(text)
    byElement.delete(element)
    element.remove()
  }
  /** The page shows its original again: what came in the translation's place is ours already. */
  const restore = (text: Text, original: string, came: readonly Node[]): void => {
    texts.delete(text)
    for (const node of came) if (isText(node) && node !== text) node.remove()
    text.data = original
  }
  const settle = (): void => {
    for (const [text, { element }] of texts) {
      if (!text.isConnected || text.data !== '') end(text, element)
      else if (text.nextSibling !== element) text.after(element)
    }
  }

  const observer = new MutationObserver((records) => {
    const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes].filter(isFont)))
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData' && isText(target) && !emptied.delete(target)) {
        // Changed by whoever drew it, to nothing perhaps.
        const translated = texts.get(target)
        if (translated) end(target, translated.element)
      }
      for (const node of removedNodes) {
        if (isText(node)) {
          if (node.isConnected || node.data.trim() === '') continue
          const element = [...addedNodes, previousSibling, nextSibling].find(
            (near): near is Element =>
              near !== null && isFont(near) && added.has(near) && near.parentNode === target && !byElement.has(near),
          )
          if (element) begin(node, element)
        } else if (isFont(node) && !node.isConnected) {
          const text = byElement.get(node)
          const original = text && texts.get(text)?.original
          if (text?.isConnected && text.data === '' && original !== undefined) restore(text, original, [...addedNodes])
        }
      }
    }
    if (texts.size > 0) settle()
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
