import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'pt'> = {
  overview: 'Visão geral',
  shared_with_us: 'Compartilhado conosco',
  guided_tasks: 'Tarefas de campo',
}
