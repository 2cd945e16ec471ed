/** What statuses a unit had. */
export const messages = {
  title: 'Status history',
  empty: 'No changes yet. Each change of the status appears here, with who made it.',
  became: 'changed to',
  more: 'Show more',
}
