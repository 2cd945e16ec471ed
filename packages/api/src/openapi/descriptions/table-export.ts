/** What of a list its file has. */
export const exportedPart: Readonly<Record<string, string>> = {
  columns:
    'The columns of the list that the file has, in this order. A column may have several fields of the file: with the variant comes its ID. Absent: every field that there is.',
  ids: 'These rows alone, hidden ones too, in the order of the list. No filter narrows them. Those that are not there are left out. Absent: all that the filters find.',
}

/** What every export of a list as a table takes. */
export const tableExport: Readonly<Record<string, string>> = {
  format:
    'CSV with up to 100,000 rows, or XLSX with up to 10,000. The first line names the fields, the same in every language. Dates are in UTC; codes and dates are text in an XLSX file.',
  separator: 'What stands between the values of a CSV file. Spreadsheets expect `semicolon` where a comma is the decimal mark.',
  ...exportedPart,
  search: 'Words to find.',
  createdFrom: 'Created at or after this instant.',
  createdTo: 'Created before this instant.',
}
