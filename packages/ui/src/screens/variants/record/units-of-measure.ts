import type { FindOptions } from '../../../components/forms/ReferenceField/ReferenceField.tsx'

/** Units of measure by their codes. */
export interface UnitsOfMeasure {
  find: FindOptions
  /** Its symbol or name; what is no code stays as it is. */
  getName: (code: string) => string
}
