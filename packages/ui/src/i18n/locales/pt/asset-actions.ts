/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': 'Duplicar “{{name}}”',
  'copy.text': 'Nome, categoria, modelo e imagem são sempre copiados. Códigos, lotes, unidades e interações ficam no original.',
  'copy.about': 'Descrição, atributos, imagens e certificados',
  'copy.page': 'Conteúdo e configurações da página pública',
  add_tasks: 'Adicionar tarefas',
  remove_tasks: 'Remover tarefas',
  add_value_chain: 'Adicionar cadeia de valor',
  add_support: 'Adicionar contato de suporte',
  remove_support: 'Remover contato de suporte',
  manage: 'Gerenciar',
  duplicate: 'Duplicar',
}
