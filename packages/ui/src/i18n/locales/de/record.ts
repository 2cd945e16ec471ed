import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'de'> = {
  back: 'Alle Interaktionen',
  happened: 'Geschehen',
  saved: 'Gespeichert',
  facts: 'Was darüber bekannt ist',
  within: 'auf {{distance}} genau',
  answers: 'Antworten',
  no_answers: 'Es wurde keine Frage beantwortet.',
  photos: 'Fotos',
  files: 'Dateien',
  taken_with_camera: 'Für diese Antwort aufgenommen',
  history: 'Korrekturen',
  never_corrected: 'Dieser Eintrag wurde nicht korrigiert.',
  corrected_by: 'Korrigiert von {{name}}',
  corrected: 'Korrigiert',
  before: 'Vorher',
  after: 'Nachher',
  holds_until: 'Gilt bis',
  none: 'Keine Angabe',
  'expired.title': 'Dieser Eintrag gilt nicht mehr',
  'expired.text': 'Er wurde am {{date}} beendet. Er bleibt hier stehen, damit alle sehen, was erfasst wurde.',
}
