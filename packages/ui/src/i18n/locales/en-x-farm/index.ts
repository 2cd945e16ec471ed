import { common } from './common.ts'
import { interactions } from './interactions.ts'

/** Only what differs from English: assets are Grower Groups, units Farmers, variants Villages. */
export const enFarm = { common, interactions }
