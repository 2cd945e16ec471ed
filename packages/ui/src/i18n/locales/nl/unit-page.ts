import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'nl'> = {
  'changes.title': 'Statusgeschiedenis',
  'changes.empty': 'Nog geen wijzigingen. Hier verschijnt elke wijziging van de status, met wie die heeft gedaan.',
  'changes.became': 'gewijzigd in',
  'changes.more': 'Meer tonen',
  'fact.unique': 'Unieke ID',
  code: 'Code',
  records: 'Interacties van deze eenheid',
  'address.show': 'Code tonen',
  'address.hide': 'Code verbergen',
  'address.caution': 'Het etiket opent dit adres. Het openen telt als scan en kan “Let op” of “Waarschuwing” veroorzaken.',
  'address.none': 'Het product heeft geen openbare pagina. Het etiket opent nog geen adres.',
  'address.portal': 'Openen vanuit het portaal kan waarschuwingsprocedures starten.',
  history: 'Laatste interacties',
  history_empty: 'Voor deze eenheid zijn nog geen interacties vastgelegd.',
  places: 'Waar deze eenheid was',
  places_latest: 'De laatste {{shown}} van {{total}} interacties',
  'address.open': 'Openbare pagina openen',
  'address.open_title': 'De openbare pagina van deze eenheid openen?',
}
