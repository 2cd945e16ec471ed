import { Document, DocumentChange, DocumentQuery, documentSorts, NewDocument } from '../schemas/index.ts'
import { uses } from './bulk.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

const five = crud({
  path: '/core/documents',
  one: 'a document',
  many: 'documents',
  resource: 'things',
  entity: Document,
  derived: ['valueChainElement', 'storedFile'],
  create: NewDocument,
  change: DocumentChange,
  sorts: documentSorts,
  conflicts: ['identifier_invalid', 'identifier_taken'],
})

export const documents = {
  ...five,
  list: endpoint({ ...five.list, query: DocumentQuery }),
  uses: uses({ path: '/core/documents/{id}/uses', one: 'document', resource: 'things' }),
}
