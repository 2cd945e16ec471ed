import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'es'> = {
  loading: 'Abriendo la página',
  registered_by: 'Registrado por {{name}}',
  records_one: '{{shown}} registro guardado',
  records_many: '{{shown}} de registros guardados',
  records_other: '{{shown}} registros guardados',
  records_latest_one: '{{shown}} registro guardado, del {{date}}',
  records_latest_many: '{{shown}} de registros guardados, el más reciente del {{date}}',
  records_latest_other: '{{shown}} registros guardados, el más reciente del {{date}}',
  no_records: 'Todavía no hay registros guardados',
  stamp: 'Registrado',
  journey: 'El camino hasta aquí',
  journey_map_one: 'Croquis del camino con {{count}} lugar: {{names}}',
  journey_map_many: 'Croquis del camino con {{count}} de lugares: {{names}}',
  journey_map_other: 'Croquis del camino con {{count}} lugares: {{names}}',
  about: 'Sobre este producto',
  attributes: 'Características',
  gtin: 'GTIN',
  yes: 'Sí',
  no: 'No',
  footer: '{{name}} lleva los registros de esta página con Tracemark.',
}
