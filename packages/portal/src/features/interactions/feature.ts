import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { defineFeature } from '../../platform/feature.ts'

const { interactions } = contract

export const interactionsFeature = defineFeature({
  name: 'interactions',
  layout: 'staff',
  texts: { own: 'interactions', pages: ['interaction-page', 'task-more', 'variants', 'actions'] },
  entity: { label: 'names:interactions.one', icon: 'interactions' },
  pages: [
    {
      address: addresses.interactions.list,
      calls: [interactions.list],
      menu: { group: 'top', icon: 'interactions', label: 'names:interactions.title' },
      load: () => import('./list.tsx'),
    },
    {
      address: addresses.interactions.one,
      calls: [interactions.list, interactions.get],
      load: () => import('./record.tsx'),
      children: [{ address: addresses.interactions.correct, calls: [interactions.update], load: () => import('./correct.tsx') }],
    },
    { address: addresses.interactions.outOfSight, calls: [interactions.outOfSight], load: () => import('./out-of-sight.tsx') },
    { address: addresses.interactions.mobile, load: () => import('./field-interaction.tsx') },
  ],
})
