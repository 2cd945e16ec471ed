import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'pt'> = {
  new: 'Salvar visualização',
  edit: 'Editar visualização',
  audience: 'Quem vê',
  'audience.private': 'Só eu',
  'audience.team': 'Equipe',
  'audience.organization': 'Organização',
  audience_hint: 'Cada pessoa vê apenas as linhas que tem permissão para ver.',
  cannot_share: 'Para compartilhar uma visualização, você precisa de permissão para alterar o que a lista mostra.',
  delete_text: 'O que a lista mostra é mantido. Quem abre a lista com esta visualização volta a ver todas as linhas.',
}
