import { contract } from '@tracemark/api/contract'
import { checkIdentificationCode } from '@tracemark/api/rules'
import type { Store } from '../db/store.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { crudRoutes, storeOf } from './crud.ts'
import { invalidIdentifier } from './invalid-identifier.ts'

/** A document with a GDTI is known by it everywhere, so that one with a wrong check digit is kept nowhere. */
const refuseInvalid = (gdti: unknown): void => {
  if (typeof gdti !== 'string') return
  const verdict = checkIdentificationCode('gdti', gdti)
  if (!verdict.valid) throw invalidIdentifier(['gdti'], verdict.reason)
}

const createDocumentStore = ({ clock }: Pick<Dependencies, 'clock'>): Store => {
  const rows = storeOf(contract.documents, 'documents', ['name', 'gdti'])
  const now = () => clock.now().toISOString()
  return {
    ...rows,
    insert: (db, organizationId, document) => {
      refuseInvalid(document.gdti)
      return rows.insert(db, organizationId, { ...document, dateModified: now() })
    },
    update: (db, organizationId, id, change) => {
      refuseInvalid(change.gdti)
      return rows.update(db, organizationId, id, { ...change, dateModified: now() })
    },
  }
}

export const documentRoutes = (implement: Implement, dependencies: Dependencies): void =>
  crudRoutes(implement, contract.documents, dependencies, createDocumentStore(dependencies))
