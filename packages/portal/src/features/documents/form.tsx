import { contract } from '@tracemark/api/contract'
import { DocumentForm } from '@tracemark/ui/screens/documents'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { documents } from './resource.ts'
import { steps } from './steps.ts'

/** …/documents/new and …/documents/:id */
export const Component = () => {
  const { may } = useOrganization()
  const { form, question, row } = useResourceForm(documents)
  const findSteps = useFindOptions(steps)
  return (
    <>
      <DocumentForm {...form} document={row} findSteps={may(contract.valueChains.elements) ? findSteps : undefined} />
      {question}
    </>
  )
}
