import { Document, DocumentChange, documentSorts, NewDocument } from '../schemas/index.ts'
import { crud } from './crud.ts'

export const documents = crud({
  path: '/core/documents',
  one: 'a document',
  many: 'documents',
  resource: 'things',
  entity: Document,
  create: NewDocument,
  change: DocumentChange,
  sorts: documentSorts,
  conflicts: ['identifier_invalid', 'identifier_taken'],
})
