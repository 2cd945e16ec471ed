import { IdentificationCodeForm } from '@tracemark/ui/screens/identification-codes'
import { type ComponentProps, useCallback } from 'react'
import { useParams } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { identificationCodes } from './resource.ts'

type Validate = ComponentProps<typeof IdentificationCodeForm>['validate']

/** …/discovery/new and …/discovery/:id */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { client } = useOrganization()
  const { form, question, row } = useResourceForm(identificationCodes)
  const validate: Validate = useCallback(
    ({ type, value }, signal) => client.identificationCodes.validate({ body: { type, value } }, { signal }),
    [client],
  )
  return (
    <>
      <IdentificationCodeForm
        {...form}
        values={form.isNew ? { thingId, type: 'gtin', value: '', isPrimary: false } : form.values}
        validate={validate}
        code={row}
      />
      {question}
    </>
  )
}
