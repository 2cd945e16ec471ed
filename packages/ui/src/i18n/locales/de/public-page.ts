import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'de'> = {
  loading: 'Seite wird geöffnet',
  registered_by: 'Registriert von {{name}}',
  records_one: '{{shown}} Interaktion',
  records_other: '{{shown}} Interaktionen',
  records_latest_one: '{{shown}} Interaktion, vom {{date}}',
  records_latest_other: '{{shown}} Interaktionen, letzte vom {{date}}',
  no_records: 'Noch keine Interaktionen',
  stamp: 'Registriert',
  journey: 'Herkunftsweg',
  journey_map_one: 'Skizze des Herkunftswegs mit {{count}} Ort: {{names}}',
  journey_map_other: 'Skizze des Herkunftswegs mit {{count}} Orten: {{names}}',
  about: 'Beschreibung',
  attributes: 'Eigenschaften',
  gtin: 'GTIN',
  yes: 'Ja',
  no: 'Nein',
  footer: '{{name}} dokumentiert die Interaktionen auf dieser Seite mit Tracemark.',
  unit: 'Einheit {{name}}',
  unit_of: '{{variant}}, Einheit {{name}}',
  status: 'Status: {{status}}',
  closed_unit: 'Einheit nicht angezeigt',
  closed_unit_why:
    '{{name}} zeigt die Einheit mit dem Code {{code}} nicht an. Auskunft erhalten Sie bei {{name}}. Die folgenden Angaben gelten für das Produkt, nicht für Ihr Stück.',
  unknown_unit: 'Unbekannter Code',
  unknown_unit_why:
    '{{name}} hat keine Einheit mit dem Code {{code}}. Der Code ist falsch eingegeben oder das Etikett eine Kopie. Die folgenden Angaben gelten für das Produkt, nicht für Ihr Stück.',
  way_of_unit: 'Verlauf dieser Einheit',
  share: 'Teilen',
  copied: 'Link kopiert',
  not_copied: 'Kopieren Sie diesen Link: {{link}}',
}
