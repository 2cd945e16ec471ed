/** The sections of a value chain's page; the first is where one arrives. */
export const chainTabs = ['elements', 'general', 'blocks', 'used-by'] as const
export type ChainTab = (typeof chainTabs)[number]
