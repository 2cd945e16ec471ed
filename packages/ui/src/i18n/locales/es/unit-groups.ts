import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-groups', 'es'> = {
  'make.quantity': 'Cantidad',
  'make.quantity_hint': 'Los números continúan después de la última unidad del producto.',
  'make.status': 'Estado inicial',
  'make.code': 'Crear un código de identificación',
  'make.progress': '{{made}} de {{total}} unidades creadas',
  'make.background': 'Puede cerrar este panel. Las unidades se crean en segundo plano.',
  'make.confirm_title': '¿Crear {{shown}} unidades?',
  'make.confirm_text':
    'Sus etiquetas ocupan {{sheets}} hojas de {{each}} etiquetas cada una. Las unidades se crean en segundo plano y puede cancelar el resto en cualquier momento.',
  'make.cancel': 'Cancelar el resto',
  'make.cancel_of': 'Cancelar el resto de los números {{from}} a {{to}}',
  'make.cancel_title': '¿Cancelar el resto de estas unidades?',
  'make.cancel_text': 'Las unidades creadas se conservan. {{left}} no se crean y sus números no se vuelven a usar.',
  'make.go_on': 'Seguir creando',
  'make.cancelled': '{{made}} de {{total}} unidades creadas; el resto se canceló',
  'make.numbers': 'Números {{from}} a {{to}}',
  'make.download': 'Descargar códigos',
  'make.show': 'Ver unidades',
  'groups.title': 'Creadas juntas',
  'make.asset_first': 'Elija primero el producto.',
  'make.no_variant': 'Este producto no tiene ningún lote que admita unidades. Cree uno primero.',
  'groups.download': 'Descargar los códigos {{from}} a {{to}}',
  'make.resting': 'Todos los lotes de este producto están archivados o suspendidos y no admiten unidades. Restaure uno o cree otro.',
}
