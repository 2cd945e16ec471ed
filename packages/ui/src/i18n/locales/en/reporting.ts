/** Dashboard, charts and exports. */
export const messages = {
  title: 'Reporting',
}
