import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'nl'> = {
  title: 'Supportprofielen',
  one: 'Supportprofiel',
  'failed.create': 'Het supportprofiel kon niet worden aangemaakt',
  'failed.update': 'Het supportprofiel kon niet worden gewijzigd',
  'failed.delete': 'Het supportprofiel kon niet worden verwijderd',
  'failed.duplicate': 'Het supportprofiel kon niet worden gedupliceerd',
  'failed.load': 'De supportprofielen konden niet worden geladen',
}
