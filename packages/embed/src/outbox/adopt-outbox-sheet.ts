import outboxCss from '@tracemark/ui/outbox.css?inline'

let sheet: CSSStyleSheet | undefined

/** Gives an element the styles of what lies on the device: one sheet for all of a page, made by script as that of the fields is. */
export const adoptOutboxSheet = (shadow: ShadowRoot): void => {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(outboxCss)
  }
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet]
}
