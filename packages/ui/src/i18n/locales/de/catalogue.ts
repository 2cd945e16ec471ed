import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'de'> = {
  overview: 'Übersicht',
  shared_with_us: 'Mit uns geteilt',
  guided_tasks: 'Aufgaben vor Ort',
}
