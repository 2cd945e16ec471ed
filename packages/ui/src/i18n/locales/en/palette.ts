/** The command palette. */
export const messages = {
  actions: 'Actions',
  organizations: 'Organizations',
  pages: 'Go to',
  count_one: '{{count}} result',
  count_other: '{{count}} results',
  failed: 'The search failed',
  failed_why: 'The server could not be reached. You can still open the entries above.',
  move: 'Move',
  nothing: 'No results for “{{words}}”',
  nothing_hint: 'Check the spelling or try fewer letters.',
  open: 'Open',
  recent: 'Recent',
  results: 'Search results',
  title: 'Search and actions',
}
