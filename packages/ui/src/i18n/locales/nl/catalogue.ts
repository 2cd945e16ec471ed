import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'nl'> = {
  title: 'Catalogus',
  shared_with_us: 'Met ons gedeeld',
  guided_tasks: 'Taken ter plaatse',
}
