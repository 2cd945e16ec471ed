/** How far back the list goes, as its address says it. */
export const interactionRanges = ['yesterday', '7d', '30d', '12m', 'all'] as const
export type InteractionRange = (typeof interactionRanges)[number]
