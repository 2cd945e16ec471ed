import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'es'> = {
  'changes.title': 'Historial de estados',
  'changes.empty': 'Todavía no hay cambios. Aquí aparece cada cambio de estado y quién lo hizo.',
  'changes.became': 'cambió a',
  'changes.more': 'Mostrar más',
  'fact.unique': 'ID único',
  code: 'Código',
  records: 'Interacciones de esta unidad',
  'address.show': 'Mostrar el código',
  'address.hide': 'Ocultar el código',
  'address.caution': 'La etiqueta abre esta dirección. Abrirla cuenta como escaneo y puede activar «Atención» o «Advertencia».',
  'address.none': 'El producto no tiene página pública. La etiqueta aún no abre ninguna dirección.',
  'address.portal': 'El acceso desde el portal puede activar protocolos de alerta.',
  history: 'Últimas interacciones',
  history_empty: 'Aún no hay interacciones de esta unidad.',
  places: 'Dónde estuvo esta unidad',
  places_latest: 'Las últimas {{shown}} de {{total}} interacciones',
  'address.open': 'Abrir la página pública',
  'address.open_title': '¿Abrir la página pública de esta unidad?',
}
