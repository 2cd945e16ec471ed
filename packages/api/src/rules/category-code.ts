import type { Category, FieldProblem } from '../schemas/index.ts'

/** A GPC brick has 8 digits. UNSPSC adds two for the business function. Customs write 4 to 10 digits, with or without points. */
const forms = {
  gpc: { form: /^\d{8}$/, code: 'gpc_invalid' },
  unspsc: { form: /^\d{8}(?:\d{2})?$/, code: 'unspsc_invalid' },
  hs: { form: /^\d{4}(?:\.?\d{2}){0,3}$/, code: 'hs_invalid' },
} as const

/** What is wrong with a category's code, at its field: the standard that it names writes codes in another way. */
export const checkCategoryCode = ({
  identificationStandard: standard = 'custom',
  identifier,
}: Pick<Category, 'identificationStandard' | 'identifier'>): FieldProblem[] => {
  if (identifier === undefined || standard === 'custom' || forms[standard].form.test(identifier)) return []
  return [{ path: ['identifier'], message: `no code of ${standard.toUpperCase()}`, code: forms[standard].code }]
}
