import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'pt'> = {
  name: 'Nome',
  name_hint: 'O nome usual, por exemplo “Lote de abril”. De 3 a 20 caracteres.',
  name_wrong: 'O nome do lote deve ter de 3 a 20 caracteres',
  id_hint: 'Impresso nas etiquetas: de 3 a 12 letras maiúsculas, dígitos ou hifens.',
  id_missing: 'Digite um ID',
  id_wrong: 'De 3 a 12 letras maiúsculas, dígitos ou hifens',
  id_free: 'O ID {{id}} está disponível.',
  id_taken: 'O ID de lote já existe. Escolha outro.',
  description: 'Descrição',
  begins: 'Status inicial',
  attributes: 'Atributos',
  create: 'Criar lote',
}
