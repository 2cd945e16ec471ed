/** How far back the list goes, as its address says it. */
export const interactionRanges = ['7d', '30d', '12m', 'all', 'yesterday'] as const
export type InteractionRange = (typeof interactionRanges)[number]
