export { InteractionsScreen, type InteractionsScreenProps } from './InteractionsScreen.tsx'
export { type InteractionRange, interactionRanges } from './ranges.ts'
