/** The language of the interface. */
export const messages = {
  title: 'Language',
}
