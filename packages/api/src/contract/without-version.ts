/** Calls that read or change one entity, as far as their paths tell, and have no version of it: why. */
export const withoutVersion: Readonly<Record<string, string>> = {
  'organizations.bySlug': 'Finds an organization for whoever has no token of it yet; organizations.get reads its version.',
  'invitations.get': 'Tells the invited person whom the invitation is for, and nothing that they could change.',
  'interactions.summary': 'Counts that grow with each record.',
  'assets.summary': 'Counts that grow with each record.',
  'publicAssets.get': 'Depends on who looks; assets.publicInfo reads the version of what it shows.',
  'taskRuns.read': 'A run belongs to the one device that has its token.',
  'taskRuns.update': 'A run belongs to the one device that has its token, which may send its answers late and more than once.',
  'variants.attributesOf': 'A part of the variant; variants.get reads the version of the whole.',
  'variants.relationships': 'Says what other variants are made of, too.',
  'variants.hierarchy': 'Says what other variants are made of, too.',
  'variants.link': 'Sets the whole link, which no call reads alone.',
  'variants.unlink': 'A link is there or not.',
  'variantShares.profile': 'Advice for a share that is not there yet.',
  'labelPrints.file': 'A file made of the units as they are now; labelPrints.get reads the version of its entry in the log.',
  'files.delete': 'A file never changes.',
}
