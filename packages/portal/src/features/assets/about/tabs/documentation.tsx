import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import { loadChunk } from '@tracemark/ui/errors'
import { type AssignedDocument, DocumentationTab } from '@tracemark/ui/screens/assets/about'
import { lazy, Suspense } from 'react'
import { useOrganization } from '../../../../platform/organization-context.tsx'
import { readAllPages } from '../../../../platform/resource/read-all-pages.ts'
import { useAsset } from '../../asset-page.tsx'
import { useAssignedForm } from '../use-assigned-form.ts'
import { useFoundEntities } from '../use-found-entities.ts'

const UploadDocument = lazy(() => loadChunk(() => import('../upload-document.tsx')))

const listDocuments = (client: OrganizationClient, query: { perPage: number; search?: string }, signal: AbortSignal) =>
  client.documents.list({ query }, { signal })

export const Component = () => {
  const { id: thingId } = useAsset()
  const { client, may } = useOrganization()
  const { remember, ...found } = useFoundEntities(listDocuments)
  const { form, version, question } = useAssignedForm<AssignedDocument>({
    field: 'documentIds',
    queryName: 'documents',
    readAssigned: (signal) =>
      readAllPages((query) => client.documents.list({ query: { ...query, thingId } }, { ...(signal && { signal }) })),
    read: found.read,
    unknown: (id) => ({ id, name: id, isPublic: false }),
  })
  return (
    <>
      <DocumentationTab
        key={version}
        {...form}
        {...found}
        uploadDrawer={
          may(contract.documents.create)
            ? (file, add, close) => (
                <Suspense>
                  <UploadDocument
                    file={file}
                    onClose={close}
                    onCreated={(document) => {
                      remember(document)
                      add(document)
                    }}
                  />
                </Suspense>
              )
            : undefined
        }
      />
      {question}
    </>
  )
}
