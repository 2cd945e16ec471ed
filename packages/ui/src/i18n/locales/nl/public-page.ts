import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'nl'> = {
  loading: 'Pagina wordt geopend',
  registered_by: 'Geregistreerd door {{name}}',
  records_one: '{{shown}} interactie',
  records_other: '{{shown}} interacties',
  records_latest_one: '{{shown}} interactie, van {{date}}',
  records_latest_other: '{{shown}} interacties, laatste van {{date}}',
  no_records: 'Nog geen interacties',
  stamp: 'Geregistreerd',
  journey: 'Herkomstroute',
  journey_map_one: 'Schets van de herkomstroute met {{count}} plaats: {{names}}',
  journey_map_other: 'Schets van de herkomstroute met {{count}} plaatsen: {{names}}',
  about: 'Beschrijving',
  attributes: 'Eigenschappen',
  gtin: 'GTIN',
  yes: 'Ja',
  no: 'Nee',
  footer: '{{name}} documenteert de interacties op deze pagina met Tracemark.',
  unit: 'Eenheid {{name}}',
  unit_of: '{{variant}}, eenheid {{name}}',
  status: 'Status: {{status}}',
  closed_unit: 'Eenheid niet weergegeven',
  closed_unit_why:
    '{{name}} toont de eenheid met de code {{code}} niet. Vraag {{name}} om meer informatie. De gegevens hieronder gelden voor het product, niet voor uw exemplaar.',
  unknown_unit: 'Onbekende code',
  unknown_unit_why:
    '{{name}} heeft geen eenheid met de code {{code}}. De code is verkeerd ingevoerd of het etiket is een kopie. De gegevens hieronder gelden voor het product, niet voor uw exemplaar.',
  way_of_unit: 'Geschiedenis van deze eenheid',
  share: 'Delen',
  copied: 'Link gekopieerd',
  not_copied: 'Kopieer deze link: {{link}}',
}
