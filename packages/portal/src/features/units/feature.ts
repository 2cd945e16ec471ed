import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { assets, labelPrints, units, variants, vcodeGroups } = contract

export const unitsFeature = defineFeature({
  name: 'units',
  layout: 'staff',
  texts: {
    own: 'units',
    list: ['assets'],
    pages: ['actions', 'identification-codes', 'interactions', 'task-more', 'unit-page', 'variants'],
  },
  entity: { label: 'names:units.one', icon: 'code' },
  under: 'assets',
  pages: [
    {
      address: addresses.units.all,
      calls: [units.list],
      menu: { group: 'catalogue', icon: 'code', label: 'names:units.title' },
      load: () => import('./all.tsx'),
      children: [
        {
          address: addresses.units.createAny,
          calls: [vcodeGroups.create, assets.list, variants.list],
          load: () => import('./form-of-any.tsx'),
        },
        { address: addresses.units.labelsOfAny, calls: [labelPrints.ofUnits], load: () => import('./labels.tsx') },
      ],
    },
    {
      address: addresses.units.list,
      calls: [assets.get, units.list],
      load: () => import('./list.tsx'),
      children: [
        { address: addresses.units.create, calls: [vcodeGroups.create], load: () => import('./form.tsx') },
        { address: addresses.units.labels, calls: [labelPrints.ofUnits], load: () => import('./labels.tsx') },
      ],
    },
    { address: addresses.units.one, calls: [assets.get, units.get], load: () => import('./record.tsx') },
  ],
})
