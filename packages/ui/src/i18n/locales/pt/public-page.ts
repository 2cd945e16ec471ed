import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'pt'> = {
  loading: 'Abrindo a página',
  registered_by: 'Registrado por {{name}}',
  records_one: '{{shown}} registro guardado',
  records_many: '{{shown}} de registros guardados',
  records_other: '{{shown}} registros guardados',
  records_latest_one: '{{shown}} registro guardado, de {{date}}',
  records_latest_many: '{{shown}} de registros guardados, o mais recente de {{date}}',
  records_latest_other: '{{shown}} registros guardados, o mais recente de {{date}}',
  no_records: 'Ainda não há registros guardados',
  stamp: 'Registrado',
  journey: 'O caminho até aqui',
  journey_map_one: 'Esboço do caminho com {{count}} local: {{names}}',
  journey_map_many: 'Esboço do caminho com {{count}} de locais: {{names}}',
  journey_map_other: 'Esboço do caminho com {{count}} locais: {{names}}',
  about: 'Sobre este produto',
  attributes: 'Características',
  gtin: 'GTIN',
  yes: 'Sim',
  no: 'Não',
  footer: 'Os registros desta página são mantidos por {{name}} com o Tracemark.',
}
