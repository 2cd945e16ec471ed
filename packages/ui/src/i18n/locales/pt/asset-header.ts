/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'Recolher o cabeçalho',
  unfold_header: 'Expandir o cabeçalho',
  inherits: 'Herda de “{{name}}”',
  inherits_continuous: 'O produto acompanha o original: as tarefas dele também podem ser executadas aqui.',
  inherits_oneOff: 'O produto foi copiado uma vez. Alterações posteriores do original não são aplicadas.',
  settings: 'Configurações avançadas',
}
