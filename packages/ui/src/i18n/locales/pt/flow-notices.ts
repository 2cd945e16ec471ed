import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'pt'> = {
  'suspended.title': 'Seu acesso a {{organization}} foi suspenso',
  'suspended.text': 'A organização o interrompeu. O que você registrou está guardado. Peça a um administrador que libere o acesso de novo.',
  'suspendedPortal.title': 'Você não tem mais acesso ao portal em {{organization}}',
  'suspendedPortal.text':
    'Um administrador o retirou em {{date}}. Você ainda pode executar tarefas por um link ou no aplicativo móvel. Se precisar do portal, fale com um administrador.',
  'suspendedAdmin.title': 'Você não é mais administrador de {{organization}}',
  'suspendedAdmin.text':
    'Sua função mudou em {{date}}. Você continua como membro, e as páginas de administração estão fechadas. Se for um engano, fale com um proprietário.',
  'deleted.title': '{{organization}} foi encerrada',
  'deleted.text': 'Não é mais possível abri-la. Escolha outra organização ou pergunte aos responsáveis onde estão os registros.',
  understood: 'Entendi',
  'reload.title': 'Recarregar e perder o que não foi salvo?',
  'reload.text': 'Há dados não salvos nesta página. Cancele, salve e recarregue depois: a nova versão espera.',
  'leave.title': 'Sair sem salvar?',
  'leave.text': 'O que você preencheu nesta página ainda não foi salvo e seria perdido.',
  'leave.yes': 'Sair',
}
