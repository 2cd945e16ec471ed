import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'pt'> = {
  name: 'Nome',
  name_hint: 'Como as pessoas a chamam, por exemplo “Lote de abril”. De 3 a 20 caracteres.',
  name_wrong: 'O nome da variante deve ter de 3 a 20 caracteres',
  id_hint: 'Aparece nas etiquetas: de 3 a 12 letras maiúsculas, números e hifens.',
  id_missing: 'Informe um ID',
  id_wrong: 'Somente de 3 a 12 letras maiúsculas, números e hifens',
  id_free: '{{id}} está livre.',
  id_taken: 'Esse ID de variante já existe. Escolha outro.',
  description: 'Descrição',
  begins: 'Começa como',
  attributes: 'Atributos',
  create: 'Criar variante',
}
