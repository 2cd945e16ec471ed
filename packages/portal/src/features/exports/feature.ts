import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

/** Which lists somebody may export, each of them says: the page has what was asked for. */
export const exportsFeature = defineFeature({
  name: 'exports',
  layout: 'staff',
  texts: { own: 'exports' },
  under: 'interactions',
  pages: [{ address: addresses.exports.list, calls: [contract.exports.list], load: () => import('./list.tsx') }],
})
