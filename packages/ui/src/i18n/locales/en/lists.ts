/** Lists of what staff make: assets, and the variants of one. */
export const messages = {
  'none.title': 'Nothing matches this search',
  'none.text': 'Look for fewer or other words, or empty the search.',
  'variants.search': 'Search variants',
  'variants.new': 'New variant',
  run_task: 'Run a task',
  'export.as': 'Export as {{format}}',
  'export.begun': 'The file is being made',
  'export.done': 'The file is in your downloads',
}
