import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'nl'> = {
  overview: 'Overzicht',
  shared_with_us: 'Met ons gedeeld',
  guided_tasks: 'Taken ter plaatse',
}
