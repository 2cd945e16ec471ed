import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'nl'> = {
  'empty.title': 'Nog geen taken',
  'empty.text': 'Een taak beschrijft wat ter plaatse wordt gedaan en op een telefoon wordt vastgelegd. Maak de eerste aan.',
  'failed.create': 'De taak kon niet worden aangemaakt',
  'failed.update': 'De taak kon niet worden gewijzigd',
  'failed.delete': 'De taak kon niet worden verwijderd',
  'failed.duplicate': 'De taak kon niet worden gedupliceerd',
  'failed.load': 'De taken konden niet worden geladen',
}
