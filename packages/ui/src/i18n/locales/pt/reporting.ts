import type { Messages } from '../../keys.ts'

export const messages: Messages<'reporting', 'pt'> = {
  title: 'Relatórios',
}
