import { addresses } from '@tracemark/api/addresses'
import { defineFeature } from '../../platform/feature.ts'

export const styleguideFeature = defineFeature({
  name: 'styleguide',
  layout: 'staff',
  texts: { own: 'styleguide', pages: ['assets', 'interactions', 'palette', 'task-more', 'task-run'] },
  pages: [{ address: addresses.styleguide.pages, public: true, load: () => import('./StyleguideRoutes.tsx') }],
})
