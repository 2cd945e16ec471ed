import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'pt'> = {
  'failed.create': 'Não foi possível criar o convite',
  'failed.update': 'Não foi possível alterar o convite',
  'failed.delete': 'Não foi possível excluir o convite',
  'failed.duplicate': 'Não foi possível duplicar o convite',
  'failed.load': 'Não foi possível carregar os convites',
  search: 'Buscar convites',
  expiry: 'Válido até',
  resend: 'Reenviar',
  resent: 'Convite enviado para {{name}}',
  revoke: 'Revogar',
  revoke_title: 'Revogar o convite para {{name}}?',
  revoke_text: 'O link do e-mail deixa de funcionar imediatamente. Você pode convidar de novo.',
  revoked: 'O convite para {{name}} foi revogado',
  'empty.title': 'Nenhum convite pendente',
  'empty.text': 'Os convidados aparecem aqui até aceitarem. Você pode reenviar ou revogar um convite.',
  revoke_selected_one: 'Revogar o convite selecionado?',
  revoke_selected_other: 'Revogar os {{shown}} convites selecionados?',
  revoke_selected_many: 'Revogar os {{shown}} de convites selecionados?',
}
