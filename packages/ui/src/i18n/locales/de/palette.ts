import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'de'> = {
  actions: 'Aktionen',
  organizations: 'Organisationen',
  pages: 'Öffnen',
  count_one: '{{count}} Treffer',
  count_other: '{{count}} Treffer',
  failed: 'Die Suche hat nicht geantwortet',
  failed_why: 'Die Verbindung oder der Server ist nicht erreichbar. Was darüber steht, lässt sich trotzdem öffnen.',
  move: 'Navigieren',
  nothing: 'Nichts gefunden zu „{{words}}“',
  nothing_hint: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger Buchstaben.',
  open: 'Öffnen',
  recent: 'Zuletzt geöffnet',
  results: 'Suchergebnisse',
  title: 'Suche und Aktionen',
}
