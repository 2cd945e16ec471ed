import { contract } from '@tracemark/api/contract'
import { checkIdentificationCode, plainCode } from '@tracemark/api/rules'
import { sql } from 'kysely'
import { createCrudStore } from '../../entities/crud.ts'
import { invalidIdentifier } from '../../entities/invalid-identifier.ts'
import type { Store } from '../../entities/store.ts'
import { withdrawFiles } from '../../entities/withdraw-files.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'

/** A document with a GDTI is known by it everywhere, so that one with a wrong check digit is kept nowhere. */
const checked = <Fields extends Readonly<Record<string, unknown>>>(document: Fields): Fields => {
  const { gdti } = document
  if (typeof gdti !== 'string') return document
  const verdict = checkIdentificationCode('gdti', gdti)
  if (!verdict.valid) throw invalidIdentifier(['gdti'], verdict.reason)
  return { ...document, gdti: plainCode('gdti', gdti) }
}

const computed = (organizationId: number) => ({
  valueChainElement: sql`(select json_build_object('id', e.id, 'name', e.name, 'valueChainName', chain.name) from value_chain_elements e
    join value_chains chain on chain.organization_id = e.organization_id and chain.id = e.value_chain_id
    where e.organization_id = ${organizationId} and e.id = documents.value_chain_element_id)`,
  storedFile: sql`(select json_build_object('name', f.name, 'contentType', f.content_type, 'size', f.size) from files f
    where f.organization_id = ${organizationId} and f.state = 'stored'
      and f.key = substring(documents.file from '/files/[0-9]+/([A-Za-z0-9_-]{32})$'))`,
})

const filters = {
  thingId: (wanted: unknown, organizationId: number) =>
    sql`id in (select document_id from asset_documents part where part.organization_id = ${organizationId} and part.asset_id = ${wanted})`,
}

export const createDocumentStore = ({ clock, ids }: Pick<Dependencies, 'clock' | 'ids'>): Store => {
  const rows = createCrudStore(contract.documents, 'documents', ['name', 'gdti'], { computed, filters })
  const now = () => clock.now().toISOString()
  return {
    ...rows,
    insert: (db, organizationId, document) => rows.insert(db, organizationId, { ...checked(document), dateModified: now() }),
    // Visitors had the address of a public file: it ends with the document, with its being public, and with another file in its place.
    update: async (db, organizationId, id, change) => {
      const before = await rows.find(db, organizationId, id)
      const isUpdated = await rows.update(db, organizationId, id, { ...checked(change), dateModified: now() })
      const isReplaced = change.file !== undefined && change.file !== before?.file
      if (before?.isPublic === true && (change.isPublic === false || isReplaced))
        await withdrawFiles(db, organizationId, String(before.file), { ids, now: clock.now() })
      return isUpdated
    },
    delete: async (db, organizationId, id) => {
      const before = await rows.find(db, organizationId, id)
      const isDeleted = await rows.delete(db, organizationId, id)
      if (before && isDeleted) await withdrawFiles(db, organizationId, String(before.file), { ids, now: clock.now() })
      return isDeleted
    },
  }
}
