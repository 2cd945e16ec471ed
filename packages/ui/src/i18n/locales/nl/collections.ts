import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'nl'> = {
  'failed.create': 'De collectie kon niet worden aangemaakt',
  'failed.update': 'De collectie kon niet worden gewijzigd',
  'failed.delete': 'De collectie kon niet worden verwijderd',
  'failed.duplicate': 'De collectie kon niet worden gedupliceerd',
  'failed.load': 'De collecties konden niet worden geladen',
}
