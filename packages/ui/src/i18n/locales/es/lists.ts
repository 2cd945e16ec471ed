import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'es'> = {
  address_unread: 'La dirección contiene «{{unread}}», que no es válido y se omitió.',
  'none.title': 'Sin resultados para esta búsqueda',
  'none.text': 'Pruebe con menos palabras u otras, o borre la búsqueda.',
  'none_filtered.title': 'Nada coincide con estos filtros',
  'none_filtered.text': 'Ninguna entrada cumple todos. Quite algún filtro.',
  'variants.search': 'Buscar lotes',
  'variants.new': 'Nuevo lote',
  'export.begun': 'Se está creando el archivo',
  'export.done': 'El archivo está en sus descargas',
  'pdf_limit.title': 'Demasiadas interacciones para un PDF',
  'pdf_limit.text':
    '{{total}} interacciones cumplen los filtros y un PDF admite hasta {{limit}}. Reduzca el periodo o los filtros, o exporte como CSV.',
  filters: 'Filtros',
  'filter.clear': 'Quitar filtros',
  'filter.clear_all': 'Quitar búsqueda y filtros',
  'filter.remove': 'Quitar filtro: {{label}}',
  'filter.find': 'Buscar: {{label}}',
  select_all: 'Seleccionar los {{shown}}',
  'action.progress': '{{action}}: {{done}} de {{total}}',
  'action.done': '{{action}}: {{shown}} completados',
  'action.failed': '{{action}}: {{shown}} de {{total}} fallaron',
  'ask.title': '{{action}}: {{shown}} seleccionados',
}
