import type { Messages } from '../../keys.ts'

export const messages: Messages<'exports', 'de'> = {
  title: 'Exporte',
  summary: 'Dateien werden sieben Tage aufbewahrt. Sie können diese Seite verlassen, während sie erstellt werden.',
  what: '{{list}} als {{format}}',
  'state.waiting': 'Wartet',
  'state.running': 'Wird erstellt',
  'state.done': 'Fertig',
  'state.failed': 'Fehlgeschlagen',
  'state.cancelled': 'Abgebrochen',
  rows: '{{done}} von {{total}} Zeilen',
  kept: 'aufbewahrt bis {{when}}',
  asked: 'angefordert {{when}}',
  'failure.permission_denied': 'Sie dürfen diese Liste nicht mehr sehen. Wenden Sie sich an eine Person, die Ihre Organisation verwaltet.',
  'failure.export_too_large': 'Für einen Export sind es zu viele Zeilen. Grenzen Sie Zeitraum oder Filter ein und exportieren Sie erneut.',
  'failure.storage_limit':
    'Die Exporte Ihrer Organisation belegen ihren gesamten Speicherplatz. Entfernen Sie ältere Exporte und exportieren Sie erneut.',
  'failure.storage_full':
    'Auf dem Server ist kein Speicherplatz mehr frei. Versuchen Sie es später erneut oder wenden Sie sich an den Betreiber.',
  'failure.internal': 'Auf dem Server ist ein Fehler aufgetreten. Exportieren Sie erneut oder wenden Sie sich an den Support.',
  download: 'Herunterladen',
  download_of: '{{name}} herunterladen',
  cancel: 'Export abbrechen',
  cancel_of: 'Export abbrechen: {{name}}',
  remove: 'Entfernen',
  remove_of: '{{name}} entfernen',
  remove_title: 'Diesen Export entfernen?',
  remove_text: 'Die Datei wird gelöscht. Die Daten bleiben erhalten.',
  'empty.title': 'Keine Exporte',
  'empty.text': 'Große Exporte werden hier im Hintergrund erstellt. Starten Sie einen über das Menü einer Liste.',
  'large.title': 'Zu viele Zeilen für eine {{format}}-Datei',
  'large.rows': '{{total}} Zeilen passen zu den Filtern.',
  'large.csv': 'Die Datei wird im Hintergrund erstellt. Sie erhalten eine Benachrichtigung, sobald sie fertig ist.',
  'large.several':
    'Eine {{format}}-Datei fasst höchstens {{limit}} Zeilen, Sie erhalten daher mehrere Dateien in einem Archiv. Sie werden im Hintergrund erstellt, und Sie erhalten eine Benachrichtigung, sobald sie fertig sind.',
  'large.refused':
    'Als {{format}} lassen sich höchstens {{limit}} Zeilen exportieren. Grenzen Sie Zeitraum oder Filter ein oder exportieren Sie als CSV.',
  prepare: 'Im Hintergrund erstellen',
  begun: 'Der Export wird erstellt. Sie erhalten eine Benachrichtigung, sobald er fertig ist.',
  full: 'Drei Ihrer Exporte sind noch nicht fertig, oder zwanzig werden aufbewahrt. Warten Sie auf einen, oder brechen Sie auf der Seite „Exporte“ einen ab oder entfernen Sie einen.',
}
