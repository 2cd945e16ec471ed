/** The group of menu entries about assets and what belongs to them. */
export const messages = {
  overview: 'Overview',
  shared_with_us: 'Shared with us',
  guided_tasks: 'Guided field tasks',
}
