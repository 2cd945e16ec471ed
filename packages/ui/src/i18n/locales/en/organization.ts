/** The organization itself. */
export const messages = {
  title: 'Organization',
}
