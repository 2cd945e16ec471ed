import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'de'> = {
  'failed.create': 'Die Integrationsaktion konnte nicht angelegt werden',
  'failed.update': 'Die Integrationsaktion konnte nicht geändert werden',
  'failed.delete': 'Die Integrationsaktion konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Integrationsaktion konnte nicht dupliziert werden',
  'failed.load': 'Die Integrationsaktionen konnten nicht geladen werden',
}
