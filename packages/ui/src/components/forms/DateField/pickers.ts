import { onDemand } from '../../on-demand.ts'

/** What a date is written in and chosen from: heavy, and in one chunk, of which the lists' first files know one name. */
export const pickers = onDemand(() => import('./pickers-code.ts'))
