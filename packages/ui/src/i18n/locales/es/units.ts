import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'es'> = {
  title: 'Unidades',
  one: 'Unidad',
  'empty.title': 'Aún no hay unidades',
  'empty.text': 'Una unidad es una pieza individual: un saco, una botella, una caja. Aparece aquí en cuanto se asignan los códigos.',
  'failed.create': 'No se pudo crear la unidad',
  'failed.update': 'No se pudo modificar la unidad',
  'failed.delete': 'No se pudo eliminar la unidad',
  'failed.duplicate': 'No se pudo duplicar la unidad',
  'failed.load': 'No se pudieron cargar las unidades',
  'fact.sequence': 'Número de secuencia',
  'fact.checksum': 'Carácter de control',
  'fact.unique': 'ID único',
  code: 'Código',
  records: 'Interacciones de esta unidad',
  'address.show': 'Mostrar el código',
  'address.hide': 'Ocultar el código',
  'address.caution': 'La etiqueta abre esta dirección. Abrirla cuenta como escaneo y puede activar «Atención» o «Advertencia».',
  'address.none': 'El producto no tiene página pública. La etiqueta aún no abre ninguna dirección.',
}
