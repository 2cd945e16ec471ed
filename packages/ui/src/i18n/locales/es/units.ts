import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'es'> = {
  title: 'Unidades',
  one: 'Unidad',
  'empty.title': 'Todavía no hay unidades',
  'empty.text':
    'Una unidad es una pieza que se puede tener en la mano: un saco, una botella, una caja. Las unidades aparecen aquí en cuanto se asignan los códigos.',
  'failed.create': 'No se pudo crear la unidad',
  'failed.update': 'No se pudo modificar la unidad',
  'failed.delete': 'No se pudo eliminar la unidad',
  'failed.duplicate': 'No se pudo duplicar la unidad',
  'failed.load': 'No se pudieron cargar las unidades',
  'fact.sequence': 'Número de secuencia',
  'fact.checksum': 'Carácter de control',
  'fact.unique': 'Identificador único',
  code: 'Código',
  records: 'Registros de esta unidad',
  'address.show': 'Mostrar el código',
  'address.hide': 'Ocultar el código',
  'address.caution': 'Adonde lleva su etiqueta. Quien abre la dirección cuenta como alguien que la escaneó y puede activar alertas.',
  'address.none': 'El producto no tiene página pública, así que sus etiquetas aún no llevan a ninguna parte.',
}
