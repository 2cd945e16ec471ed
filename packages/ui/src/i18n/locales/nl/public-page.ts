import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'nl'> = {
  loading: 'Pagina wordt geopend',
  registered_by: 'Geregistreerd door {{name}}',
  records_one: '{{shown}} registratie in het dossier',
  records_other: '{{shown}} registraties in het dossier',
  records_latest_one: '{{shown}} registratie in het dossier, van {{date}}',
  records_latest_other: '{{shown}} registraties in het dossier, de nieuwste van {{date}}',
  no_records: 'Nog geen registraties in het dossier',
  stamp: 'Geregistreerd',
  journey: 'De weg hierheen',
  journey_map_one: 'Schets van de weg met {{count}} plaats: {{names}}',
  journey_map_other: 'Schets van de weg met {{count}} plaatsen: {{names}}',
  about: 'Beschrijving',
  attributes: 'Wat het is',
  gtin: 'GTIN',
  yes: 'Ja',
  no: 'Nee',
  footer: '{{name}} houdt de registraties op deze pagina bij met Tracemark.',
}
