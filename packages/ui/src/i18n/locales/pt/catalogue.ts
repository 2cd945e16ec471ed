import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'pt'> = {
  title: 'Catálogo',
  overview: 'Visão geral',
  shared_with_us: 'Compartilhado conosco',
  guided_tasks: 'Tarefas de campo',
}
