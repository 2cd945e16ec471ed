/**
 * Puts an organization's colour in our accent's place in an element. What reckons it is asked for beside the data that names it, so that
 * it is there when these are drawn; without it our own accent stays.
 */
export const createBrand = (root: ShadowRoot): ((accentColor: string | undefined) => Promise<void>) => {
  const loaded = import('./show-brand.ts').catch(() => undefined)
  return async (accentColor) => (await loaded)?.showBrand(root, accentColor)
}
