/** Search and actions from the keyboard. */
export const messages = {
  actions: 'Actions',
  organizations: 'Organizations',
  pages: 'Go to',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  failed: 'The search did not answer',
  failed_why: 'The connection or the server is away. What stands above still opens.',
  move: 'Move',
  nothing: 'Nothing found for “{{words}}”',
  nothing_hint: 'Check the spelling, or try fewer letters.',
  open: 'Open',
  recent: 'Opened last',
  results: 'Search results',
  title: 'Search and actions',
}
