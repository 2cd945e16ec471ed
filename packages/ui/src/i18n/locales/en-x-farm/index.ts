/** Only what differs from English: assets are Grower Groups, units Farmers, variants Villages. */
export { messages as assets } from './assets.ts'
export { messages as errors } from './errors.ts'
export { messages as interactions } from './interactions.ts'
export { messages as units } from './units.ts'
export { messages as variants } from './variants.ts'
