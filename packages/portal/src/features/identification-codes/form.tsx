import { useQuery } from '@tanstack/react-query'
import { IdentificationCodeForm } from '@tracemark/ui/screens/identification-codes'
import { type ComponentProps, useCallback, useMemo } from 'react'
import { useParams } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { codeCountQuery } from './identification.ts'
import { identificationCodes } from './resource.ts'

type Validate = ComponentProps<typeof IdentificationCodeForm>['validate']

/** …/discovery/new and …/discovery/:id */
export const Component = () => {
  const { thingId = '' } = useParams()
  const { client } = useOrganization()
  const { form, question, row } = useResourceForm(identificationCodes)
  const count = useQuery({ ...codeCountQuery(client, thingId), staleTime: 0 })
  const isFirst = count.data === 0
  const begun = useMemo(() => ({ thingId, type: 'gtin' as const, value: '', isPrimary: isFirst }), [thingId, isFirst])
  const validate: Validate = useCallback(
    ({ type, value }, signal) => client.identificationCodes.validate({ body: { type, value } }, { signal }),
    [client],
  )
  return (
    <>
      <IdentificationCodeForm
        {...form}
        values={!form.isNew ? form.values : count.isFetching ? undefined : begun}
        isOnly={count.data === (form.isNew ? 0 : 1)}
        validate={validate}
        code={row}
      />
      {question}
    </>
  )
}
