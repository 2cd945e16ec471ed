import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'es'> = {
  address_unread: 'La lista se muestra sin «{{unread}}», que estaba en la dirección y aquí no significa nada.',
  'none.title': 'Nada coincide con esta búsqueda',
  'none.text': 'Busque con menos palabras u otras, o vacíe la búsqueda.',
  'none_filtered.title': 'Nada coincide con estos filtros',
  'none_filtered.text': 'Ninguna entrada cumple todos. Quite algún filtro.',
  'variants.search': 'Buscar variantes',
  'variants.new': 'Nueva variante',
  'export.begun': 'Se está creando el archivo',
  'export.done': 'El archivo está en sus descargas',
  'pdf_limit.title': 'Demasiadas interacciones para un PDF',
  'pdf_limit.text':
    '{{total}} interacciones cumplen los filtros y un PDF admite hasta {{limit}}. Reduzca el periodo o los filtros, o exporte como CSV.',
  filters: 'Filtros',
  'filter.clear': 'Quitar los filtros',
  'filter.remove': 'Quitar el filtro: {{label}}',
  'filter.find': 'Buscar: {{label}}',
  select_all: 'Seleccionar los {{shown}}',
  'action.progress': '{{action}}: {{done}} de {{total}}',
  'action.done': '{{action}}: hecho para {{shown}}',
  'action.failed': '{{action}}: falló para {{shown}} de {{total}}',
}
