import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'nl'> = {
  title: 'Eenheden',
  one: 'Eenheid',
  'empty.title': 'Nog geen eenheden',
  'empty.text': 'Een eenheid is één los stuk: een zak, een fles, een krat. Eenheden verschijnen hier zodra er codes zijn uitgegeven.',
  'failed.create': 'De eenheid kon niet worden aangemaakt',
  'failed.update': 'De eenheid kon niet worden gewijzigd',
  'failed.delete': 'De eenheid kon niet worden verwijderd',
  'failed.duplicate': 'De eenheid kon niet worden gedupliceerd',
  'failed.load': 'De eenheden konden niet worden geladen',
  'fact.sequence': 'Volgnummer',
  'fact.checksum': 'Controleteken',
  'fact.unique': 'Unieke ID',
  code: 'Code',
  records: 'Interacties van deze eenheid',
  'address.show': 'Code tonen',
  'address.hide': 'Code verbergen',
  'address.caution': 'Het etiket opent dit adres. Het openen telt als scan en kan “Let op” of “Waarschuwing” veroorzaken.',
  'address.none': 'Het product heeft geen openbare pagina. Het etiket opent nog geen adres.',
}
