import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'es'> = {
  name: 'Nombre',
  name_hint: 'El nombre habitual, por ejemplo «Lote de abril». De 3 a 20 caracteres.',
  name_wrong: 'El nombre del lote debe tener entre 3 y 20 caracteres',
  id_hint: 'Se imprime en las etiquetas: de 3 a 12 mayúsculas, dígitos o guiones.',
  id_missing: 'Escriba un ID',
  id_wrong: 'De 3 a 12 mayúsculas, dígitos o guiones',
  id_free: 'El ID {{id}} está disponible.',
  id_taken: 'El ID de lote ya existe. Elija otro.',
  description: 'Descripción',
  begins: 'Estado inicial',
  attributes: 'Atributos',
  create: 'Crear lote',
}
