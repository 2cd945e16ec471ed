/** What every sheet looks like that lies on the page. */
export const surface = {
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-1)',
} as const
