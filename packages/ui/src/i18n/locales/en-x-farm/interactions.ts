import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'interactions'> = {
  'column.thing': 'Grower Group',
  'column.item': 'Farmer',
  search: 'Search Grower Groups, Farmers, tasks',
  'sort.thing_asc': 'Grower Group, A to Z',
  'sort.thing_desc': 'Grower Group, Z to A',
}
