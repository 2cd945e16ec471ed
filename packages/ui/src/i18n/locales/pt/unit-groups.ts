import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-groups', 'pt'> = {
  'make.quantity': 'Quantidade',
  'make.quantity_hint': 'Os números continuam após a última unidade do produto.',
  'make.status': 'Status inicial',
  'make.code': 'Criar um código de identificação',
  'make.progress': '{{made}} de {{total}} unidades criadas',
  'make.background': 'Pode fechar este painel. As unidades são criadas em segundo plano.',
  'make.confirm_title': 'Criar {{shown}} unidades?',
  'make.confirm_text':
    'As etiquetas ocupam {{sheets}} folhas de {{each}} etiquetas cada. As unidades são criadas em segundo plano e pode cancelar o resto a qualquer momento.',
  'make.cancel': 'Cancelar o resto',
  'make.cancel_of': 'Cancelar o resto dos números {{from}} a {{to}}',
  'make.cancel_title': 'Cancelar o resto destas unidades?',
  'make.cancel_text': 'As unidades criadas permanecem. {{left}} não são criadas e os seus números não voltam a ser usados.',
  'make.go_on': 'Continuar a criar',
  'make.cancelled': '{{made}} de {{total}} unidades criadas; o resto foi cancelado',
  'make.numbers': 'Números {{from}} a {{to}}',
  'make.download': 'Baixar códigos',
  'make.show': 'Ver unidades',
  'groups.title': 'Criadas juntas',
  'make.asset_first': 'Escolha primeiro o produto.',
  'make.no_variant': 'Este produto não tem nenhum lote que aceite unidades. Crie um primeiro.',
  'groups.download': 'Baixar os códigos {{from}} a {{to}}',
  'make.resting': 'Todos os lotes deste produto estão arquivados ou suspensos e não podem receber unidades. Restaure um ou crie outro.',
}
