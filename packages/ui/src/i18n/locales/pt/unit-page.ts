import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'pt'> = {
  'changes.title': 'Histórico de status',
  'changes.empty': 'Ainda não há alterações. Aqui aparece cada alteração do status e quem a fez.',
  'changes.became': 'alterado para',
  'changes.more': 'Mostrar mais',
  'fact.unique': 'ID único',
  code: 'Código',
  records: 'Interações desta unidade',
  'address.show': 'Mostrar o código',
  'address.hide': 'Ocultar o código',
  'address.caution': 'A etiqueta abre este endereço. Abri-lo conta como leitura e pode gerar “Atenção” ou “Advertência”.',
  'address.none': 'O produto não tem página pública. A etiqueta ainda não abre nenhum endereço.',
  'address.portal': 'O acesso pelo portal pode acionar protocolos de alerta.',
  history: 'Últimas interações',
  history_empty: 'Ainda não há interações desta unidade.',
  places: 'Onde esta unidade esteve',
  places_latest: 'As últimas {{shown}} de {{total}} interações',
  'address.open': 'Abrir a página pública',
  'address.open_title': 'Abrir a página pública desta unidade?',
}
