import type { Messages } from '../../keys.ts'

export const messages: Messages<'common', 'es'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  more_actions: 'Más acciones',
  page_tabs: 'Secciones de esta página',
  account_menu: 'Cuenta: {{name}}',
  close: 'Cerrar',
  collapse_menu: 'Contraer el menú',
  expand_menu: 'Desplegar el menú',
  loading: 'Cargando',
  main_menu: 'Menú principal',
  messages: 'Mensajes',
  new_version: '¡Hay una nueva versión!',
  open_menu: 'Abrir el menú',
  reload: 'Recargar',
  sign_out: 'Cerrar sesión',
  skip_to_content: 'Ir al contenido',
  switch_organization: 'Organización: {{name}}. Cambiar',
  theme: 'Apariencia',
  theme_auto: 'Como en este dispositivo',
  theme_dark: 'Oscura',
  theme_light: 'Clara',
  'panel.interactions_filtered.title': 'Nada coincide con estos filtros',
  'panel.interactions_filtered.text': 'Hay interacciones, pero ninguna con esta combinación. Amplíe el período o quite algún filtro.',
  'panel.services.title': 'Todavía no hay servicios',
  'panel.services.text':
    'Los servicios son lo que usted ofrece a quien escanea un código: garantía, asesoramiento, un repuesto. El primero aparecerá aquí.',
  'panel.coming_soon.title': 'Próximamente',
  'panel.coming_soon.text':
    'Estamos preparando esta integración. Aparecerá aquí el día en que esté lista, sin que usted tenga que hacer nada.',
  'panel.invitation.title': 'Esta invitación ya no se puede usar',
  'panel.invitation.text':
    'Ya se aceptó, se retiró o ha vencido. Pida a la persona que le invitó que la envíe de nuevo a la misma dirección de correo electrónico.',
  'panel.not_found.title': 'No hay nada en esta dirección',
  'panel.not_found.text':
    'La página se movió o la dirección contiene un error. Revise el enlace o empiece de nuevo desde la página de inicio.',
  'panel.no_permission.title': 'No tiene permiso para ver esta página',
  'panel.no_permission.text': 'Un administrador de su organización puede dárselo. Indíquele el permiso que falta:',
  'panel.no_permission.text_plain': 'Un administrador de su organización puede dárselo.',
  'panel.organization_not_found.title': 'No se encontró esta organización',
  'panel.organization_not_found.text':
    'Es posible que haya cambiado de nombre o que su cuenta ya no pertenezca a ella. Elija otra organización o revise la dirección.',
  'panel.no_organization.title': 'Todavía no pertenece a ninguna organización',
  'panel.no_organization.text':
    'Pida al administrador de su organización una invitación a esta dirección de correo electrónico. En cuanto la acepte, la organización aparecerá aquí.',
  'panel.no_organization_access.title': 'No tiene acceso a esta organización',
  'panel.no_organization_access.text': 'Su cuenta no pertenece a ella o fue suspendida. Uno de sus administradores puede darle acceso.',
  'panel.no_portal_access.title': 'Esta cuenta no tiene acceso al portal',
  'panel.no_portal_access.text':
    'Puede realizar tareas desde un enlace de tarea o en la aplicación móvil. Para ver los registros en el portal, pida acceso a un administrador.',
  'panel.default.title': 'Aquí todavía no hay nada',
  'panel.default.text': 'Descargue la aplicación móvil desde App Store o Google Play para hacer el primer registro en el campo.',
  pages_below: 'Páginas dentro de {{name}}',
  search: 'Buscar',
  search_or_go: 'Buscar o ir a…',
}
