export { messages as assets } from './assets.ts'
export { messages as interactions } from './interactions.ts'
export { messages as units } from './units.ts'
export { messages as variants } from './variants.ts'
