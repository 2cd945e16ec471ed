import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'es'> = {
  title: 'Productos',
  one: 'Producto',
  'empty.title': 'Aún no hay productos',
  'empty.text':
    'Aquí aparecen los productos que avala su organización, por ejemplo café o vino. Cree el primero y asigne códigos a sus unidades.',
  'failed.create': 'No se pudo crear el producto',
  'failed.update': 'No se pudo modificar el producto',
  'failed.delete': 'No se pudo eliminar el producto',
  'failed.duplicate': 'No se pudo duplicar el producto',
  'failed.load': 'No se pudieron cargar los productos',
  search: 'Buscar productos',
  'action.add_tasks': 'Añadir tareas',
  'action.remove_tasks': 'Quitar tareas',
  'action.add_value_chain': 'Añadir cadena de valor',
  'action.add_support': 'Añadir contacto de soporte',
  'action.remove_support': 'Quitar contacto de soporte',
  'action.manage': 'Gestionar',
  'action.duplicate': 'Duplicar',
  'action.from_clipboard': 'Actualizar desde el portapapeles',
  'column.units': 'Unidades',
  'column.latest': 'Última interacción',
  'column.state': 'Estado',
}
