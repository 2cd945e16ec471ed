/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Plegar la cabecera',
  unfold_header: 'Desplegar la cabecera',
  inherits: 'Hereda de «{{name}}»',
  inherits_continuous: 'El producto sigue al original: sus tareas también se pueden realizar aquí.',
  inherits_oneOff: 'El producto se copió una vez. Los cambios posteriores del original no se aplican.',
  settings: 'Ajustes avanzados',
}
