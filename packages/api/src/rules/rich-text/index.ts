export { safeAddress } from './allowed.ts'
export { plainText, type RichBranch, type RichNode, readRichText, sanitizeRichText } from './rich-text.ts'
