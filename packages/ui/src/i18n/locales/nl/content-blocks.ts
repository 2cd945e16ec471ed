import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'nl'> = {
  title: 'Inhoudsblokken',
  one: 'Inhoudsblok',
  'failed.create': 'Het inhoudsblok kon niet worden aangemaakt',
  'failed.update': 'Het inhoudsblok kon niet worden gewijzigd',
  'failed.delete': 'Het inhoudsblok kon niet worden verwijderd',
  'failed.duplicate': 'Het inhoudsblok kon niet worden gedupliceerd',
  'failed.load': 'De inhoudsblokken konden niet worden geladen',
}
