import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'pt'> = {
  title: 'Unidades',
  one: 'Unidade',
  'empty.title': 'Ainda não há unidades',
  'empty.text':
    'Uma unidade é o que se tem na mão: uma saca, uma garrafa, uma caixa. As unidades aparecem aqui assim que os códigos são distribuídos.',
  'failed.create': 'Não foi possível criar a unidade',
  'failed.update': 'Não foi possível alterar a unidade',
  'failed.delete': 'Não foi possível excluir a unidade',
  'failed.duplicate': 'Não foi possível duplicar a unidade',
  'failed.load': 'Não foi possível carregar as unidades',
  'fact.sequence': 'Número de sequência',
  'fact.checksum': 'Caractere de verificação',
  'fact.unique': 'Identificador único',
  code: 'Código',
  records: 'Registros desta unidade',
  'address.show': 'Mostrar o código',
  'address.hide': 'Ocultar o código',
  'address.caution': 'Para onde a etiqueta leva. Quem abre o endereço conta como alguém que a escaneou e pode disparar alertas.',
  'address.none': 'O produto não tem página pública, então as etiquetas ainda não levam a lugar nenhum.',
}
