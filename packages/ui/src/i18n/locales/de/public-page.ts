import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'de'> = {
  loading: 'Seite wird geöffnet',
  registered_by: 'Registriert von {{name}}',
  records_one: '{{shown}} Aufzeichnung hinterlegt',
  records_other: '{{shown}} Aufzeichnungen hinterlegt',
  records_latest_one: '{{shown}} Aufzeichnung hinterlegt, vom {{date}}',
  records_latest_other: '{{shown}} Aufzeichnungen hinterlegt, die neueste vom {{date}}',
  no_records: 'Noch keine Aufzeichnungen hinterlegt',
  stamp: 'Registriert',
  journey: 'Der Weg hierher',
  journey_map_one: 'Skizze des Weges mit {{count}} Ort: {{names}}',
  journey_map_other: 'Skizze des Weges mit {{count}} Orten: {{names}}',
  about: 'Beschreibung',
  attributes: 'Was es ist',
  gtin: 'GTIN',
  yes: 'Ja',
  no: 'Nein',
  footer: 'Die Aufzeichnungen auf dieser Seite führt {{name}} mit Tracemark.',
}
