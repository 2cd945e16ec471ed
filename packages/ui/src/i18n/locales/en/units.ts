/** One piece of an asset, known by its code. The Farm Audits wording calls it a Farmer. */
export const messages = {
  title: 'Units',
  one: 'Unit',
  'empty.title': 'No units yet',
  'empty.text': 'A unit is one thing in the hand: a bag, a bottle, a crate. Units appear here as soon as codes are given out.',
  'failed.create': 'Could not create the unit',
  'failed.update': 'Could not update the unit',
  'failed.delete': 'Could not delete the unit',
  'failed.duplicate': 'Could not duplicate the unit',
  'failed.load': 'Could not load the units',
}
