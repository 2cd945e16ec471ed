import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'de'> = {
  'changes.title': 'Statusverlauf',
  'changes.empty': 'Noch keine Änderungen. Hier erscheint jede Änderung des Status mit der Person, die sie vorgenommen hat.',
  'changes.became': 'geändert in',
  'changes.more': 'Mehr anzeigen',
  'fact.unique': 'Eindeutige ID',
  code: 'Code',
  records: 'Interaktionen dieser Einheit',
  'address.show': 'Code anzeigen',
  'address.hide': 'Code verbergen',
  'address.caution': 'Das Etikett öffnet diese Adresse. Das Öffnen zählt als Scan und kann „Achtung“ oder „Warnung“ auslösen.',
  'address.none': 'Das Produkt hat keine öffentliche Seite. Das Etikett öffnet noch keine Adresse.',
  'address.portal': 'Der Aufruf aus dem Portal kann Warnverfahren auslösen.',
  history: 'Letzte Interaktionen',
  history_empty: 'Für diese Einheit liegen noch keine Interaktionen vor.',
  places: 'Stationen dieser Einheit',
  places_latest: 'Die letzten {{shown}} von {{total}} Interaktionen',
  'address.open': 'Öffentliche Seite öffnen',
  'address.open_title': 'Öffentliche Seite dieser Einheit öffnen?',
}
