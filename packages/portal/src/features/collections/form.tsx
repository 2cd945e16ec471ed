import type { CollectionRule } from '@tracemark/api/schemas'
import { CollectionForm } from '@tracemark/ui/screens/collections'
import { useMemo, useState } from 'react'
import { useAddressParams } from '../../platform/address-params.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { readRule } from './collection-address.ts'
import { collections } from './resource.ts'
import { useHeld } from './use-held.ts'
import { useRuleFilters } from './use-rule-filters.ts'

/** Creates or edits one of the collections, over their list. The list of interactions hands over what it is asked for as the rule of a new one. */
export const Component = () => {
  const [params] = useAddressParams()
  const { form, question, row } = useResourceForm(collections)
  const { isNew } = form
  const given = useMemo(() => (isNew ? readRule(params) : undefined), [isNew, params])
  const [chosen, setChosen] = useState<{ rule: CollectionRule | undefined }>()
  const values = given ? { ...form.values, name: '', rule: given } : form.values
  const filters = useRuleFilters(chosen ? chosen.rule : values?.rule)
  return (
    <>
      <CollectionForm
        {...form}
        values={values}
        filters={filters}
        missing={row?.missing}
        held={useHeld(row?.id)}
        onRule={(rule) => setChosen({ rule })}
      />
      {question}
    </>
  )
}
