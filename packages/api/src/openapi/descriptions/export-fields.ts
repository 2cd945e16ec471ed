import type { FieldsOfSchemas } from './fields-of-schemas.ts'

/** Files that are made in the background. */
export const exportFields: FieldsOfSchemas = {
  NewExportJob: {
    list: 'Of which list. The caller needs the permission to see it, also when the file is made and read.',
    query:
      'What the export of this list takes: format, filters and order. In the background a CSV file has up to 2,000,000 rows, XLSX up to 1,000,000 and PDF up to 5,000: of more than one file can hold there are several in a ZIP archive.',
  },
  ExportJob: {
    list: 'The list that it is made of.',
    format: 'As it was asked for. Several files of it are one ZIP archive.',
    state: '`failed`: no file came of it, and `failure` says why.',
    total: 'How many rows there were when it began. Absent while it waits.',
    done: 'How many of them are written.',
    fileName: 'What the file is called. Absent where there is none yet.',
    bytes: 'How large the file is; an archive is a little larger. Absent where there is none yet.',
    keptUntil: 'When the file is deleted, seven days after it was done. Absent where there is none yet.',
    failure: 'Why no file came of it. Absent where it has not failed.',
  },
}
