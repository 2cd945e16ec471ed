import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'nl'> = {
  'failed.create': 'Het contentblok kon niet worden aangemaakt',
  'failed.update': 'Het contentblok kon niet worden gewijzigd',
  'failed.delete': 'Het contentblok kon niet worden verwijderd',
  'failed.duplicate': 'Het contentblok kon niet worden gedupliceerd',
  'failed.load': 'De contentblokken konden niet worden geladen',
}
