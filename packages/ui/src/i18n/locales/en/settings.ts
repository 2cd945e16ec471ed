/** Settings of an organization. */
export const messages = {
  title: 'Settings',
}
