import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'es'> = {
  name: 'Nombre',
  name_hint: 'Como la llaman las personas, por ejemplo «Lote de abril». De 3 a 20 caracteres.',
  name_wrong: 'El nombre de la variante debe tener entre 3 y 20 caracteres',
  id_hint: 'Figura en las etiquetas: de 3 a 12 mayúsculas, cifras y guiones.',
  id_missing: 'Escriba un ID',
  id_wrong: 'Solo de 3 a 12 mayúsculas, cifras y guiones',
  id_free: '{{id}} está libre.',
  id_taken: 'Ese ID de variante ya existe. Elija otro.',
  description: 'Descripción',
  begins: 'Empieza como',
  attributes: 'Atributos',
  create: 'Crear variante',
}
