import type { CodeFormat } from '@tracemark/api/schemas'
import type { IconName } from '../../icons/Icon.tsx'
import type { QuestionKind } from './outline.ts'

/** What each kind of question is drawn with. */
export const kindIcons: Readonly<Record<QuestionKind, IconName>> = {
  text: 'keyboard',
  number: 'list_numbered',
  choice: 'list',
  yesno: 'check',
  date: 'calendar',
  photo: 'camera',
  file: 'attach',
  signature: 'pen',
  location: 'map',
  code: 'code',
  evernymInvitation: 'lock',
}

/** As their standards call them, in all languages. */
export const formatNames: Readonly<Record<CodeFormat, string>> = {
  qr_code: 'QR Code',
  data_matrix: 'Data Matrix',
  ean_13: 'EAN-13',
  ean_8: 'EAN-8',
  upc_a: 'UPC-A',
  upc_e: 'UPC-E',
  code_128: 'Code 128',
  itf: 'ITF',
}
