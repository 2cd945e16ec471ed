import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'lists'> = {
  'variants.search': 'Search Villages',
  'variants.new': 'New Village',
}
