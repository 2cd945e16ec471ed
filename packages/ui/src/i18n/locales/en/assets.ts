/** What the organization vouches for. The Farm Audits wording calls it a Grower Group. */
export const messages = {
  title: 'Assets',
  one: 'Asset',
  'empty.title': 'No assets yet',
  'empty.text':
    'An asset is what you vouch for: a coffee, a wine, a ration. Make the first one, then give its units codes that people can scan.',
  'failed.create': 'Could not create the asset',
  'failed.update': 'Could not update the asset',
  'failed.delete': 'Could not delete the asset',
  'failed.duplicate': 'Could not duplicate the asset',
  'failed.load': 'Could not load the assets',
}
