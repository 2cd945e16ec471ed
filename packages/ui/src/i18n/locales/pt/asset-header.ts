/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Recolher o cabeçalho',
  unfold_header: 'Expandir o cabeçalho',
  inherits: 'Herda de “{{name}}”',
  inherits_continuous: 'O produto acompanha o original: as tarefas dele também podem ser executadas aqui.',
  inherits_oneOff: 'O produto foi copiado uma vez. Alterações posteriores do original não são aplicadas.',
  settings: 'Configurações avançadas',
  copy_title: 'Duplicar “{{name}}”',
  copy_take: 'Copiar',
  copy_text: 'Nome, categoria, modelo e imagem são sempre copiados. Códigos, lotes, unidades e interações ficam no original.',
  copy_about: 'Descrição, atributos, imagens e certificados',
  copy_page: 'Conteúdo e configurações da página pública',
}
