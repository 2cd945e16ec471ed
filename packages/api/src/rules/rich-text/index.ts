export { elements, safeAddress } from './allowed.ts'
export { plainText, readRichText } from './canonical.ts'
export type { RichBranch, RichNode } from './nodes.ts'
