import outboxCss from '@tracemark/ui/outbox.css?inline'

let sheet: CSSStyleSheet | undefined

/** Gives an element the styles of what lies on the device: one sheet for all of a page, made by script as that of the fields is. */
export const adoptOutboxSheet = (root: DocumentOrShadowRoot): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(outboxCss)
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
