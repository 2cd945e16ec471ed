/** Bytes of gzip that any entry of `@tracemark/ui` may weigh beside React, MUI and Emotion, unless it is named below. */
export const ENTRY_BUDGET = 8_000

/**
 * Bytes of gzip for what weighs more: a tenth above what it weighed when it was noted.
 */
export const BUDGETS: Record<string, number> = {
  // It knows where each language's first texts are, so that they come beside the code and not after it, and whether an element is seen.
  'widget: loader': 3_000,
  // All before the first input (decision 60); 32,000 are allowed. With what leaves an answer to the next page (decision 122).
  // An answer that is left keeps no token, and a submit() that comes early is kept: both are in the first code.
  // Submit waits for pictures that are still being made of photos and strokes.
  'widget: a task in English': 28_000,
  'widget: a public page in English': 35_500,
  // With every section, names on the map and collections among them; pictures, coasts and films come when they are seen. 45,000 is the limit.
  'widget: a public page in English, to its end': 44_500,
  'public page: what takes it over': 32_500,
  // The aim is 330,000 before the first rows of a list. React, MUI and the grid alone, as the bench's bare page has them, are 277,000 of these;
  // router, query cache, machines, i18next, zod, ky, contract, texts and frame are the rest (decision 163).
  'portal: before the route': 226_000,
  'portal: interactions': 521_000,
  // Says what changed meanwhile, and who changed it.
  './errors': 8_500,
  './i18n': 12_600,
  './i18n/i18next': 19_400,
  './components/classification-bar': 16_300,
  './components/charts': 19_300,
  './components/forms/file-field': 9_200,
  './components/forms/image-field': 9_600,
  './components/forms/options-field': 52_000,
  './components/reorderable-list': 49_600,
  // Their buttons are the kit's own, which MUI's were not.
  './components/app-frame': 10_500,
  // With the bar of what is selected, fetched for lists that select, that of a failure above the rows that are kept, and the columns' menu.
  './components/data-table': 18_500,
  // The whole page of a list: filters, actions, confirmation, progress, empty states.
  './components/list-frame': 24_500,
  // Its dialog comes with the frame, so that what is written right after its keys stands in it.
  './components/command-palette': 9_500,
  // Its list of languages comes with the schemas that it is part of.
  './components/language-switch': 13_500,
  // With the kit's own button and icons.
  './components/date-range-picker': 8_300,
  // Reads coordinates with the compass letters of every language, and says where there are none.
  // Offers the place where the device was found before.
  './field/location-field': 8_600,
  // The empty panel fetches the app's addresses when it offers the app.
  // Shows answers, photos and signatures in the order of their questions.
  './screens/interaction': 16_900,
  './screens/interactions': 33_200,
  // Fetches the reader of codes while there is a network, and says when what was saved has arrived.
  // With the units of an asset, and what is on the device or on its way there.
  './screens/guided-tasks': 13_800,
  './screens/invitation': 9_100,
  './screens/sent-invitations': 10_100,
  // A page of its own with its confirmations; nobody waits for it at the first rows.
  // With the name of any organization to share it with, and a message; its forms hear of every change, not of what is typed alone.
  './screens/variant': 13_000,
  // Pages of staff with their lists, forms and questions: the list is the interactions' own, which the portal has already.
  './screens/assets': 25_500,
  './screens/invite': 9_300,
  // With the code of its label, as a picture to print.
  './screens/unit': 10_200,
  './screens/new-variant': 11_400,
  // An ID of one's own that is missing is told apart from one that is wrong.
  // Says whose each fact is.
  './screens/offer': 11_600,
  './screens/offers': 25_000,
  './screens/variants': 26_000,
  // With what is said when a record could not be sent.
  './screens/task-run': 11_400,
  // What is seen first of a page with all that an organization may tell; what stands below it comes when it is near.
  // The map's buttons come with the picture, and share the plot and the texts with it: files of their own.
  './screens/public-page': 13_600,
  // Back closes a task that runs among them, and an organization's code has the page's font.
  './screens/public-sections': 16_500,
}
