const sheets = new Map<string, CSSStyleSheet>()

/** One sheet for all elements of a page, made by script: a page's policy against inline styles does not touch it. */
export const getStyleSheet = (css: string): CSSStyleSheet => {
  const sheet = sheets.get(css) ?? new CSSStyleSheet()
  if (!sheets.has(css)) sheet.replaceSync(css)
  sheets.set(css, sheet)
  return sheet
}
