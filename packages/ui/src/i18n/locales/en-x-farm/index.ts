import { interactions } from './interactions.ts'

/** Only what differs from English: assets are Grower Groups, units Farmers, variants Villages. */
export const enFarm = { interactions }
