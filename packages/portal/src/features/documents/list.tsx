import { useQuery } from '@tanstack/react-query'
import { contract } from '@tracemark/api/contract'
import { DocumentsScreen } from '@tracemark/ui/screens/documents'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { documents } from './resource.ts'
import { steps } from './steps.ts'

/** /org/:org/content/documents */
export const Component = () => {
  const { organization, may } = useOrganization()
  const list = useResourceList(documents)
  const [text, onSearch] = useState('')
  const find = useFindOptions(steps)
  const mayFind = may(contract.valueChains.elements)
  const found = useQuery({
    queryKey: ['value-chains', organization.id, 'elements', text],
    queryFn: ({ signal }) => find(text, signal),
    // The rows come first.
    enabled: mayFind && !list.loading,
  })
  // All rows are of the step that is filtered by: so it is known by name also where it was not searched for.
  const [row] = list.page?.items ?? []
  const chosen = list.query.filters?.valueChainElementId !== undefined && row?.valueChainElement
  const known = chosen ? [{ value: chosen.id, label: steps.getName(chosen) }] : []
  const options = [...known, ...(found.data ?? []).filter(({ value }) => known.every((option) => option.value !== value))]
  return (
    <>
      <DocumentsScreen {...list} steps={mayFind ? { options, onSearch } : undefined} />
      <Outlet />
    </>
  )
}
