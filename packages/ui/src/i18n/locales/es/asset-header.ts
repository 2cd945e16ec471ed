/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Plegar la cabecera',
  unfold_header: 'Desplegar la cabecera',
  inherits: 'Hereda de «{{name}}»',
  inherits_continuous: 'El producto sigue al original: sus tareas también se pueden realizar aquí.',
  inherits_oneOff: 'El producto se copió una vez. Los cambios posteriores del original no se aplican.',
  settings: 'Ajustes avanzados',
  copy_title: 'Duplicar «{{name}}»',
  copy_take: 'Copiar',
  copy_text:
    'El nombre, la categoría, la plantilla y la imagen se copian siempre. Los códigos, lotes, unidades e interacciones se quedan en el original.',
  copy_about: 'Descripción, atributos, imágenes y certificados',
  copy_page: 'Contenido y ajustes de la página pública',
}
