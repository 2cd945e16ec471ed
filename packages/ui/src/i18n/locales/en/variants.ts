/** Variants: units made alike. The Farm Audits wording calls them Villages. */
export const messages = {
  title: 'Variants',
  one: 'Variant',
  'empty.title': 'No variants yet',
  'empty.text': 'A variant groups units made alike, such as a lot, a vintage or a size. Create one to describe them together.',
  'failed.create': 'Could not create the variant',
  'failed.update': 'Could not update the variant',
  'failed.delete': 'Could not delete the variant',
  'failed.duplicate': 'Could not duplicate the variant',
  'failed.load': 'Could not load the variants',
}
