/** Bytes of gzip that the widgets may weigh: a tenth above what they weighed when it was noted. */
export const BUDGETS: Record<string, number> = {
  // It knows where each language's first texts are, so that they come beside the code and not after it, and whether an element is seen.
  'widget: loader': 3_000,
  // All before the first input (docs/decisions/task-start.md); 32,000 are allowed. With what leaves an answer to the next page (docs/decisions/offline-runs.md).
  // An answer that is left keeps no token, and a submit() that comes early is kept: both are in the first code.
  // Submit waits for pictures that are still being made of photos and strokes.
  // Numbers are written with every digit, text is taken in without what nobody sees, and a clock that is wrong is told.
  // submit() answers what became of it, and a server that is away is told from a device without a network.
  // The organization's name and picture stand above the form, and its colour is asked for beside the run: 520 bytes.
  // What sends a run, from its page or later, is a file of its own: 20 bytes.
  // Enter leaves a line, and bounds that are years stand there before the mistake: 120 bytes.
  'widget: a task in English': 31_170,
  'widget: a public page in English': 36_000,
  // With every section, names on the map and collections among them; pictures, coasts and films come when they are seen. 45,000 is the limit.
  'widget: a public page in English, to its end': 45_000,
  'public page: what takes it over': 32_500,
}

/**
 * Bytes of gzip before the first rows of any list, just above what the heaviest has: the codes of an asset, under its header. The aim is
 * 430,000; React, MUI and the grid alone, as the bench's bare page has them, are 292,000, and router, query cache, machines, i18next, zod and
 * ky 90,000 more (docs/decisions/portal-loading.md). 2,000 are what reads codes in each form, folds letters, takes text in and follows the server's clock;
 * 1,600 what tells that the server is away, asks before a large deletion, and says which status new units have;
 * 3,100 the calls that count what refers to an entity, columns by priority, names that are shortened in the middle, and Undo of a status;
 * 1,800 the primary action in view on a phone, heads as wide as their words, and the ID of the variant that a search of units found;
 * 400 a sign-out without a network, and the words for it;
 * 700 where created units lead on, the counts of tabs after each change, and what uses the selected rows before they are deleted;
 * 700 what reads the filters of a list from the query of its call;
 * 200 a sign-out that ends what guided tasks keep also when the page is left at once;
 * 200 the drawings of all entities by name in one place, where each list and menu entry named its own.
 * Then 3,200 less: what only the server says of calls is left out of the build (portal/client-contract.ts).
 */
export const FIRST_ROWS_BUDGET = 519_500

/** Bytes of gzip of any one file that a feature adds to the portal's frame. */
export const FEATURE_CHUNK_BUDGET = 60_000
