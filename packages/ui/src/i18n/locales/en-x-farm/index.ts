/** Only what differs from English: assets are Grower Groups, units Farmers, variants Villages. */
export { messages as common } from './common.ts'
export { messages as interactions } from './interactions.ts'
