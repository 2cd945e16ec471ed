/** Lists of what staff make: assets, and the variants of one. */
export const messages = {
  address_unread: 'The list is shown without “{{unread}}”, which stood in the address and means nothing here.',
  'none.title': 'Nothing matches this search',
  'none.text': 'Look for fewer or other words, or empty the search.',
  'variants.search': 'Search variants',
  'variants.new': 'New variant',
  'export.begun': 'The file is being made',
  'export.done': 'The file is in your downloads',
  'pdf_limit.title': 'Too many interactions for one PDF',
  'pdf_limit.text': '{{total}} interactions match, and a PDF holds up to {{limit}}. Narrow the dates or filters, or export as CSV.',
}
