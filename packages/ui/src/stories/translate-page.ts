const UNTOUCHED = 'script, style, textarea, title, [translate="no"], .notranslate'

const wrap = (text: Text): void => {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTOUCHED) || text.parentElement.closest('font')) return
  const outer = document.createElement('font')
  const inner = document.createElement('font')
  inner.textContent = text.data
  outer.append(inner)
  text.replaceWith(outer)
}

const wrapAll = (root: Node): void => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) wrap(text)
}

/** Each text moves into two `<font>` elements, as a browser's translation does it: those that are there, and those that come. */
export const translatePage = (root: Node): (() => void) => {
  const translator = new MutationObserver((records) => {
    for (const { target, addedNodes, type } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!node.isConnected) continue
        if (node instanceof Text) wrap(node)
        else wrapAll(node)
      }
  })
  translator.observe(root, { childList: true, characterData: true, subtree: true })
  wrapAll(root)
  return () => translator.disconnect()
}
