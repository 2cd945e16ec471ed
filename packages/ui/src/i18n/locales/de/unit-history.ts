import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'de'> = {
  title: 'Statusverlauf',
  empty: 'Noch keine Änderungen. Hier erscheint jede Änderung des Status mit der Person, die sie vorgenommen hat.',
  became: 'geändert in',
  more: 'Mehr anzeigen',
}
