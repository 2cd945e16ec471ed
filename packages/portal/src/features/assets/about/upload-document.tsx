import { useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import type { Document, NewDocument } from '@tracemark/api/schemas'
import { uploadFile } from '@tracemark/api/upload'
import { LeaveDialog } from '@tracemark/ui/components/leave-dialog'
import { DocumentForm } from '@tracemark/ui/screens/documents'
import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { toFailure } from '../../../platform/failure.ts'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useFindOptions } from '../../../platform/resource/use-find-options.ts'
import { useLeaveGuard } from '../../../platform/use-leave-guard.tsx'
import { steps } from '../../documents/steps.ts'

interface UploadDocumentProps {
  file: File
  onCreated: (document: Document) => void
  onClose: () => void
}

const NEW = {} as z.input<typeof NewDocument>

/** The form of a new document of a file, over the page of an asset. */
const UploadDocument = ({ file: givenFile, onCreated, onClose }: UploadDocumentProps) => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const guard = useLeaveGuard()
  const [once] = useState(createDoOnce)
  const [leaving, setLeaving] = useState(false)
  const isDirty = useRef(false)
  const findSteps = useFindOptions(steps)
  const create = async (values: z.input<typeof NewDocument>) => {
    const made = await once(values, (idempotencyKey) => client.documents.create({ body: values }, { idempotencyKey }))
    guard.forget()
    void queries.invalidateQueries({ queryKey: ['documents', organization.id, 'list'] })
    onCreated(made)
  }
  return (
    <>
      <DocumentForm
        isNew
        values={NEW}
        givenFile={givenFile}
        findSteps={may(contract.valueChains.elements) ? findSteps : undefined}
        onSave={(values) =>
          create(values).then(
            () => undefined,
            (error: Error) => toFailure(error),
          )
        }
        onCancel={() => (isDirty.current ? setLeaving(true) : onClose())}
        onDirty={(dirty) => {
          isDirty.current = dirty
          guard.setDirty(dirty)
        }}
        upload={(file, { signal }) => uploadFile(client, file, { signal })}
      />
      <LeaveDialog
        open={leaving}
        onLeave={() => {
          guard.forget()
          onClose()
        }}
        onStay={() => setLeaving(false)}
      />
      {guard.question}
    </>
  )
}

export default UploadDocument
