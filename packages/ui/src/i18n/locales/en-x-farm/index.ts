/** Only what differs from English: assets are Grower Groups, units Farmers, variants Villages. */

export { messages as failures } from './failures.ts'
export { messages as 'field-tasks' } from './field-tasks.ts'
export { messages as lists } from './lists.ts'
export { messages as 'new-variant' } from './new-variant.ts'
export { messages as notifications } from './notifications.ts'
export { messages as offers } from './offers.ts'
export { messages as 'public-page' } from './public-page.ts'
export { assets, interactions } from './start.ts'
export { messages as statuses } from './statuses.ts'
export { messages as units } from './units.ts'
export { messages as 'variant-life' } from './variant-life.ts'
export { messages as variants } from './variants.ts'
