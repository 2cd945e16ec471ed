import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'pt'> = {
  title: 'Unidades',
  one: 'Unidade',
  'empty.title': 'Ainda não há unidades',
  'empty.text':
    'Uma unidade é uma peça individual: uma saca, uma garrafa, uma caixa. Ela aparece aqui assim que os códigos são atribuídos.',
  'failed.create': 'Não foi possível criar a unidade',
  'failed.update': 'Não foi possível alterar a unidade',
  'failed.delete': 'Não foi possível excluir a unidade',
  'failed.duplicate': 'Não foi possível duplicar a unidade',
  'failed.load': 'Não foi possível carregar as unidades',
  'fact.sequence': 'Número de sequência',
  'fact.checksum': 'Caractere de verificação',
  'fact.unique': 'ID único',
  code: 'Código',
  records: 'Interações desta unidade',
  'address.show': 'Mostrar o código',
  'address.hide': 'Ocultar o código',
  'address.caution': 'A etiqueta abre este endereço. Abri-lo conta como leitura e pode gerar “Atenção” ou “Advertência”.',
  'address.none': 'O produto não tem página pública. A etiqueta ainda não abre nenhum endereço.',
}
