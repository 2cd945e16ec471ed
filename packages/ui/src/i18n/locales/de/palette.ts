import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'de'> = {
  actions: 'Aktionen',
  organizations: 'Organisationen',
  pages: 'Öffnen',
  count_one: '{{count}} Treffer',
  count_other: '{{count}} Treffer',
  failed: 'Die Suche ist zurzeit nicht verfügbar',
  failed_why: 'Keine Verbindung zum Server. Die Einträge darüber lassen sich trotzdem öffnen.',
  move: 'Navigieren',
  nothing: 'Keine Treffer für „{{words}}“',
  nothing_hint: 'Prüfen Sie die Schreibweise oder geben Sie weniger Buchstaben ein.',
  open: 'Öffnen',
  recent: 'Zuletzt geöffnet',
  results: 'Suchergebnisse',
  title: 'Suche und Aktionen',
}
