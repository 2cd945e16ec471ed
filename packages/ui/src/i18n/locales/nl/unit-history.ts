import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'nl'> = {
  title: 'Statusgeschiedenis',
  empty: 'Nog geen wijzigingen. Hier verschijnt elke wijziging van de status, met wie die heeft gedaan.',
  became: 'gewijzigd in',
  more: 'Meer tonen',
}
