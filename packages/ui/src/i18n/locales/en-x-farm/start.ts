export { messages as assets } from './assets.ts'
export { messages as interactions } from './interactions.ts'
