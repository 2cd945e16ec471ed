/**
 * A spreadsheet takes text that begins with one of these for a formula, which could send the rest of the sheet anywhere (OWASP). Lines
 * within a cell count too: a reader that breaks rows at each line break sees them as the beginning of a cell.
 */
const FORMULA = /(^|[\r\n])(?=[^\S\r\n]*[=+\-@\t\uff1d\uff0b\uff0d\uff20])/g

/** Text of a cell that no spreadsheet takes for a formula. */
export const defuseFormula = (text: string): string => text.replace(FORMULA, "$1'")
