import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'units'> = {
  title: 'Farmers',
  one: 'Farmer',
  'empty.title': 'No Farmers yet',
  'empty.text': 'Farmers appear here when you give them codes.',
  'failed.create': 'Could not create the Farmer',
  'failed.update': 'Could not update the Farmer',
  'failed.delete': 'Could not delete the Farmer',
  'failed.duplicate': 'Could not duplicate the Farmer',
  'failed.load': 'Could not load the Farmers',
  records: 'Interactions of this Farmer',
  'address.none': 'The Grower Group has no public page, so the label can’t open one yet.',
}
