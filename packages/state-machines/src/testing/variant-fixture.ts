import type { Variant } from '@tracemark/api/schemas'
import type { SharingProfile } from '../variant/variant.types.ts'

const id = (last: number) => `0198c5a0-0000-7000-8000-${String(last).padStart(12, '0')}`

export const draft: Variant = {
  id: id(21),
  createdAt: '2026-02-01T08:00:00Z',
  thingId: id(4),
  thingName: 'Sierra Alta washed',
  variantId: 'SA-2026-04',
  name: 'April lot',
  attributes: [],
  components: [],
  status: 'draft',
  unitCount: 0,
  percentUsed: 0,
}

export const profile: SharingProfile = {
  destinations: [{ id: 102, slug: 'winery', name: 'Quinta do Vale' }],
  recommended: 'continuous',
}
