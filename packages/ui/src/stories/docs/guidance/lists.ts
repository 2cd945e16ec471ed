import type { Guidance } from './types.ts'

/** Lists, tables, charts and maps of the staff tier. */
export const lists: Readonly<Record<string, Guidance>> = {
  'Staff/Attribute list': {
    use: 'Show the attributes of one record as pairs of name and value.',
    avoid: 'To compare several records use a data table.',
    content: 'Names are nouns; values carry their unit. Leave out what has no value.',
  },
  'Staff/Bar chart': {
    use: 'Compare amounts over time or between a few groups.',
    avoid: 'For parts of a whole use a donut; for one number write the number.',
    content: 'The title names what is counted: “Task runs”. The table under it says the same in numbers.',
  },
  'Staff/Calendar': {
    use: 'Let a day be chosen where weekdays and neighbours matter, or show what is due on each.',
    avoid: 'In a form use the date field, which opens it.',
    content: 'Say which days cannot be chosen and why, beside it.',
  },
  'Staff/Classification bar': {
    use: 'Show how many records have each classification, and filter by one.',
    avoid: 'For other groups use a donut or a bar chart: its colours mean classifications.',
    content: 'Classifications are named in full: Notice, Alert, Warning, Unclassified.',
  },
  'Staff/Data table': {
    use: 'Show many records of one kind, to find, compare, sort and act on.',
    avoid: 'Up to about five records without columns in common are a list.',
    content: 'Columns are nouns. The name column comes first. Numbers align at their end, with one unit per column.',
  },
  'Staff/Data table behaviour': {
    use: 'See selection, bulk actions, failure and renewal of a data table.',
    avoid: 'A table that nobody acts on needs no selection.',
    content: 'Bulk actions name their object: “Withdraw 3 offers”.',
  },
  'Staff/Data table of assets': {
    use: 'List assets wherever they are listed: it has their columns and their order.',
    avoid: 'Do not build another table of assets; add a column here.',
    content: 'Assets are called as the organization calls them.',
  },
  'Staff/Document list': {
    use: 'List files with kind and size, to open or download.',
    avoid: 'Pictures are a gallery.',
    content: 'Use the document’s title, not the name of its file.',
  },
  'Staff/Donut': {
    use: 'Show two to six parts of a whole.',
    avoid: 'More parts, or parts of nearly the same size, are a bar chart.',
    content: 'Each part is named beside it with its number. The middle has the whole.',
  },
  'Staff/Image gallery': {
    use: 'Show the pictures of a record, in an order that can be changed.',
    avoid: 'Files that are not looked at are a document list.',
    content: 'Every picture has an alternative text; the first one stands for the record.',
  },
  'Staff/Latest interactions': {
    use: 'Show on a record what was recorded of it last, with the way to all of it.',
    avoid: 'To search, filter or export records use the list of interactions.',
    content: 'The name is the task; below it stands where or by whom it was done.',
  },
  'Staff/List frame confirmation': {
    use: 'Ask before an action on selected rows that can’t be undone. More than 100 rows: the person types their number.',
    avoid: 'Do not ask where Undo is offered afterwards.',
    content: 'Say what happens to how many. The button repeats the verb.',
  },
  'Staff/Deletion dialog': {
    use: 'Ask before one entity is deleted, with the numbers of what refers to it. Where it has to stay, offer to archive or hide it.',
    avoid: 'Several at once are asked about by their number; each that stays is told afterwards.',
    content: 'Numbers lead to what they count. Say what the alternative keeps.',
  },
  'Staff/Data table columns': {
    use: 'See how columns, widths and density are kept for a person.',
    avoid: 'What everybody should see first is set by the columns, not by the person.',
    content: 'The name column cannot be hidden.',
  },
  'Staff/Reorderable list': {
    use: 'Let a person put a few things in order, by dragging or by buttons.',
    avoid: 'A list whose order is computed is sorted by its columns.',
    content: 'Say what the order means: “Shown to visitors in this order”.',
  },
  'Staff/List frame': {
    use: 'Show a list that the server pages, with search, filters and views.',
    avoid: 'Up to about fifty rows that are all there are a data table.',
    content: 'A filter is called like the column it narrows. An empty result says how to widen it.',
  },
  'Staff/List export': {
    use: 'Offer a list as a file: with its search, filters and order, in one format or several.',
    avoid: 'A file of selected rows is an action for selected rows.',
    content: 'Name the format in the menu. Say how many rows are too many for one file, and offer to prepare them in the background.',
  },
  'Staff/Timeline': {
    use: 'Show what happened to one thing, the newest first.',
    avoid: 'To find one event among many use the list of interactions.',
    content: 'Each event is a past fact, with who and when.',
  },
  'Staff/World map': {
    use: 'Show where records, places or a journey are; a list beside it says the same.',
    avoid: 'One place without neighbours is written, with a link to a map.',
    content: 'Name places as people there do; coordinates come second.',
  },
}
