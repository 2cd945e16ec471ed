export { createCoordinateWriter } from './create-coordinate-writer.ts'
export { describeArea, describeViews, type InteractionView, interactionViews } from './describe-views.ts'
export { InteractionsMap, type InteractionsMapProps, type MapLook } from './InteractionsMap.tsx'
