import type { Messages } from '../../keys.ts'

export const messages: Messages<'language', 'pt'> = {
  title: 'Idioma',
}
