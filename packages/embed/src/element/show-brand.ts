import { brandVariables } from '@tracemark/ui/theme/brand'

const sheets = new WeakMap<ShadowRoot, CSSStyleSheet>()

/** The organization's colour in our accent's place, moved until it is legible. What the page around says of the element itself goes before it. */
export const showBrand = (root: ShadowRoot, accentColor: string | undefined): void => {
  const sheet = sheets.get(root) ?? new CSSStyleSheet()
  sheets.set(root, sheet)
  const declarations = Object.entries(brandVariables(accentColor)).map((declaration) => declaration.join(':'))
  sheet.replaceSync(`:host{${declarations.join(';')}}`)
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
}
