/** What refers to an entity, as it is said before the entity is deleted. */
export const messages = {
  by_one: '{{what}} uses it.',
  by_other: '{{what}} use it.',
  hidden: '{{what}} (hidden)',
  title: '“{{name}}” is in use, so it can’t be deleted',
  checking: 'Checking what uses it…',
  none: 'Nothing uses it.',
  kept_one: '{{shown}} of them is in use and can’t be deleted:',
  kept_other: '{{shown}} of them are in use and can’t be deleted:',
  show: 'Show {{what}}',
  archive: 'Archive',
  archive_instead: 'Archive it instead. It keeps its records and is no longer offered.',
  hide: 'Hide',
  hide_instead: 'Hide it instead. It keeps its records and leaves lists and public pages.',
}
