import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

export const unitsFeature = defineFeature({
  name: 'units',
  layout: 'staff',
  entity: { label: 'units:one', icon: 'code' },
  under: 'assets',
  pages: [{ address: addresses.units.one, calls: [contract.assets.get, contract.units.get], load: () => import('./record.tsx') }],
})
