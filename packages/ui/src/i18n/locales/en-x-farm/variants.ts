import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'variants'> = {
  'empty.title': 'No Villages yet',
  'empty.text': 'A Village groups Farmers who live close together. Create one to describe them together.',
  'failed.create': 'Could not create the Village',
  'failed.update': 'Could not update the Village',
  'failed.delete': 'Could not delete the Village',
  'failed.duplicate': 'Could not duplicate the Village',
  'failed.load': 'Could not load the Villages',
  'give.title': 'Give attributes to Villages',
  'give.replace_hint': 'The Villages keep these attributes only',
  'give.done_one': 'Attributes of {{shown}} Village saved',
  'give.done_other': 'Attributes of {{shown}} Villages saved',
}
