/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': 'Duplicar «{{name}}»',
  'copy.text':
    'El nombre, la categoría, la plantilla y la imagen se copian siempre. Los códigos, lotes, unidades e interacciones se quedan en el original.',
  'copy.about': 'Descripción, atributos, imágenes y certificados',
  'copy.page': 'Contenido y ajustes de la página pública',
  add_tasks: 'Añadir tareas',
  remove_tasks: 'Quitar tareas',
  add_value_chain: 'Añadir cadena de valor',
  add_support: 'Añadir contacto de soporte',
  remove_support: 'Quitar contacto de soporte',
  manage: 'Gestionar',
  duplicate: 'Duplicar',
}
