import { Document, DocumentChange, DocumentQuery, NewDocument } from '../schemas/index.ts'
import { uses } from './bulk.ts'
import { crud } from './crud.ts'

const five = crud({
  path: '/core/documents',
  one: 'a document',
  many: 'documents',
  resource: 'things',
  entity: Document,
  derived: ['valueChainElement', 'storedFile'],
  create: NewDocument,
  change: DocumentChange,
  query: DocumentQuery,
  conflicts: ['identifier_invalid', 'identifier_taken'],
})

export const documents = {
  ...five,
  uses: uses({ path: '/core/documents/{id}/uses', one: 'document', resource: 'things' }),
}
