export { type AssetContent, compareContent } from './compare.ts'
export { contentOf, readEnvelope } from './content.ts'
export { type Medium, mediaOf, withMedia } from './media.ts'
export { type Taken, type TakenDocument, takeContent } from './take.ts'
