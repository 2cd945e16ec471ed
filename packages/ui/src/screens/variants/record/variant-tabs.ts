/** The tabs of a variant, in their order, as addresses name them. */
export const variantTabs = ['general', 'components', 'share', 'sustainability', 'history', 'miscellaneous'] as const

export type VariantTab = (typeof variantTabs)[number]
