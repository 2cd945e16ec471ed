import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'pt'> = {
  'suspended.title': 'Seu acesso a {{organization}} foi suspenso',
  'suspended.text': 'A organização suspendeu seu acesso. Suas interações foram mantidas. Peça a um administrador que o libere de novo.',
  'suspendedPortal.title': 'Você não tem mais acesso ao portal em {{organization}}',
  'suspendedPortal.text':
    'Um administrador o retirou em {{date}}. Você ainda pode realizar tarefas por um link ou no aplicativo móvel. Se precisar do portal, fale com um administrador.',
  'suspendedAdmin.title': 'Você não é mais administrador de {{organization}}',
  'suspendedAdmin.text':
    'Sua função mudou para “membro” em {{date}}. As páginas de administração não estão mais disponíveis. Se for um engano, fale com um proprietário.',
  'deleted.title': 'A organização {{organization}} foi excluída',
  'deleted.text': 'A organização não pode mais ser aberta. Escolha outra ou pergunte aos responsáveis onde estão os dados.',
  understood: 'Entendi',
  'reload.title': 'Recarregar e descartar as alterações?',
  'reload.text': 'Há alterações não salvas nesta página. Cancele, salve e depois recarregue para usar a nova versão.',
  'leave.title': 'Sair sem salvar?',
  'leave.text': 'Os dados desta página não foram salvos e serão perdidos.',
  'leave.yes': 'Sair',
  'leave.no': 'Ficar aqui',
}
