import { contract } from '../../contract/index.ts'
import { checkCategoryCode, checkIdentificationCode, findFillingProblem, findRuleProblem, inOrder, plainCode } from '../../rules/index.ts'
import { listMissing } from '../entities/missing.ts'
import { listSteps } from '../entities/steps.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, refused, taken } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { countUses, withNames } from '../mock-uses.ts'

const { categories, templates, collections, components, supportProfiles, documents } = contract
const { list: _, ...otherCollectionCalls } = collections

const toStoredFile = (file: File | undefined) => file && { name: file.name, contentType: file.type, size: file.size }

/** What an organization describes its assets with. */
export const catalogueHandlers = (state: MockState) => {
  const { tables } = state
  const named = (rows: { id: string; name: string }[], ids: readonly (string | undefined)[]) =>
    inOrder(
      rows.filter(({ id }) => ids.includes(id)).map(({ id, name }) => ({ id, name })),
      { sort: 'name_asc' },
      ({ name }) => name,
    )
  const profiles = createMockStore(state, supportProfiles, {
    table: tables.supportProfiles,
    view: (row) => ({ ...row, collection: named(tables.collections.of(row.organizationId), [row.collectionId])[0] }),
    searched: ({ name, headerText = '' }) => `${name} ${headerText}`,
    usesGo: true,
    usedBy: ({ organizationId, id }) => {
      const assets = tables.assets.of(organizationId).filter(({ supportProfileIds }) => supportProfileIds.includes(id))
      return withNames(countUses('assets', 'supportProfileId', assets), assets)
    },
    removed: ({ organizationId, id }) => {
      for (const asset of tables.assets.of(organizationId))
        tables.assets.put({ ...asset, supportProfileIds: asset.supportProfileIds.filter((profile) => profile !== id) })
    },
  })
  // Its list finds the documents of an asset, too.
  const { list: _, ...otherDocumentCalls } = documents
  const documentStore = createMockStore(state, documents, {
    table: tables.documents,
    view: (row) => ({
      ...row,
      valueChainElement: listSteps(tables.valueChains.of(row.organizationId)).find(({ id }) => id === row.valueChainElementId),
      storedFile: toStoredFile(state.files.get(row.file)),
    }),
    searched: ({ name, gdti = '' }) => `${name} ${gdti}`,
    usesGo: true,
    usedBy: ({ organizationId, id }) => {
      const assets = tables.assets.of(organizationId).filter(({ documentIds }) => documentIds.includes(id))
      return withNames(countUses('assets', 'documentId', assets), assets)
    },
    removed: ({ organizationId, id }) => {
      for (const asset of tables.assets.of(organizationId))
        tables.assets.put({ ...asset, documentIds: asset.documentIds.filter((document) => document !== id) })
    },
    settle: (given) => {
      const document = given.gdti === undefined ? given : { ...given, gdti: plainCode('gdti', given.gdti) }
      const verdict = document.gdti === undefined ? undefined : checkIdentificationCode('gdti', document.gdti)
      if (verdict?.valid === false) throw refused(['gdti'], verdict.reason ?? '', 'identifier_invalid')
      const others = tables.documents.of(document.organizationId).filter(({ id }) => id !== document.id)
      if (others.some(({ gdti }) => gdti !== undefined && gdti === document.gdti)) throw taken('gdti', 'identifier_taken')
      return { ...document, dateModified: state.now().toISOString() }
    },
  })
  const collectionStore = createMockStore(state, collections, {
    table: tables.collections,
    view: (row) => (row.rule ? { ...row, missing: listMissing(state, row.organizationId, row.rule) } : row),
    settle: (next, before) => {
      const others = tables.collections.of(next.organizationId).filter((row) => row.rule && row.id !== next.id).length
      const problem = findFillingProblem(next, before) ?? (next.rule && findRuleProblem(others))
      if (problem) throw new MockProblem('invalid_content', { fields: [problem] })
      return next
    },
    usedBy: ({ organizationId, id }) => {
      const ofCollection = tables.supportProfiles.of(organizationId).filter(({ collectionId }) => collectionId === id)
      return withNames(countUses('support-profiles', 'collectionId', ofCollection), ofCollection)
    },
  })
  return [
    ...mockCrud(
      state,
      categories,
      createMockStore(state, categories, {
        table: tables.categories,
        view: (row) => ({ ...row, defaultTemplate: named(tables.templates.of(row.organizationId), [row.defaultTemplateId])[0] }),
        searched: ({ name, identifier = '' }) => `${name} ${identifier}`,
        settle: (next) => {
          const fields = checkCategoryCode(next)
          if (fields.length > 0) throw new MockProblem('invalid_content', { fields })
          return next
        },
        usedBy: ({ organizationId, id }) =>
          countUses(
            'assets',
            'categoryId',
            tables.assets.of(organizationId).filter(({ categoryId }) => categoryId === id),
          ),
      }),
    ),
    ...mockCrud(
      state,
      templates,
      createMockStore(state, templates, {
        table: tables.templates,
        view: (row) => {
          const sample = tables.assets.find(row.organizationId, row.sampleId)
          return {
            ...row,
            categories: named(tables.categories.of(row.organizationId), row.categoryIds),
            sample: sample && { id: sample.id, name: sample.name },
            valueChain: named(
              tables.valueChains.of(row.organizationId).filter(({ archived }) => !archived),
              [sample?.valueChainId],
            )[0],
          }
        },
        searched: ({ name, description = '' }) => `${name} ${description}`,
        usedBy: ({ organizationId, id }) => {
          const assets = tables.assets.of(organizationId).filter(({ templateId }) => templateId === id)
          const ofTemplate = tables.categories.of(organizationId).filter(({ defaultTemplateId }) => defaultTemplateId === id)
          return [
            ...countUses('assets', 'templateId', assets),
            ...withNames(countUses('categories', 'defaultTemplateId', ofTemplate), ofTemplate),
          ]
        },
      }),
    ),
    ...mockCrud(state, otherCollectionCalls, collectionStore),
    mockEndpoint(state, collections.list, ({ organizationId, query: { byRule, ...query } }) =>
      collectionStore.list(organizationId, query, ({ rule }) => byRule === undefined || (rule !== undefined) === byRule),
    ),
    ...mockCrud(state, components, createMockStore(state, components, { table: tables.components })),
    mockEndpoint(state, documents.list, ({ organizationId, query: { thingId, ...query } }) => {
      const ofAsset = thingId === undefined ? {} : { id: ['', ...(tables.assets.find(organizationId, thingId)?.documentIds ?? [])] }
      return documentStore.list(organizationId, { ...query, ...ofAsset })
    }),
    ...mockCrud(state, otherDocumentCalls, documentStore),
    ...mockCrud(state, supportProfiles, profiles),
    mockEndpoint(state, supportProfiles.bulkAssign, ({ organizationId, body: { supportProfileIds, thingIds } }) => {
      const ids = tables.assets.known(organizationId, thingIds)
      for (const asset of ids.map((id) => tables.assets.get(organizationId, id)))
        tables.assets.put({ ...asset, supportProfileIds: [...new Set([...asset.supportProfileIds, ...supportProfileIds])] })
      return { ids }
    }),
  ]
}
