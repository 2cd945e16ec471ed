import { CollectionForm } from '@tracemark/ui/screens/collections'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { collections } from './resource.ts'

/** Creates or edits one of the collections, over their list. */
export const Component = () => {
  const { form, question } = useResourceForm(collections)
  return (
    <>
      <CollectionForm {...form} />
      {question}
    </>
  )
}
