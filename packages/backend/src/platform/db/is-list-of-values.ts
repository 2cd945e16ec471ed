/** Values of several rows: such a text seldom comes again as long, and would take the place of one that does. */
export const isListOfValues = (text: string): boolean => text.includes('), (')
