import { useMutation, useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { NewLabelPrint, type VcodeGroup } from '@tracemark/api/schemas'
import { UnitGroups } from '@tracemark/ui/screens/units/list'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { usePrintLabels } from '../identification-codes/use-print-labels.ts'
import { unitGroupsQuery } from './unit-queries.ts'
import { useCancelGroup } from './use-cancel-group.ts'

/** The newest units that were created together, of an asset or of the organization, and their codes as tables. */
const Groups = ({ thingId }: { thingId?: string }) => {
  const { organization, client, may } = useOrganization()
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const { print } = usePrintLabels()
  const groups = useQuery(unitGroupsQuery(client, thingId))
  const onCancel = useCancelGroup()
  const download = useMutation({
    mutationFn: ({ batchId, firstSequenceNumber, lastSequenceNumber }: VcodeGroup) =>
      print(NewLabelPrint.parse({ batchId, firstSequenceNumber, lastSequenceNumber, layout: 'csv' })),
    onError: tellFailure,
  })
  const hrefOf = (group: VcodeGroup) => {
    const { firstSequenceNumber, lastSequenceNumber } = group
    const list = addresses.units.list.to({ org: organization.slug, thingId: group.thingId })
    return `${list}?${new URLSearchParams({ numbers: `${firstSequenceNumber}-${lastSequenceNumber}` })}`
  }
  return (
    <UnitGroups
      groups={groups.data ?? []}
      isOfAsset={thingId !== undefined}
      hrefOf={hrefOf}
      onOpen={(href) => void navigate(href)}
      onDownload={may(contract.labelPrints.create) ? (group) => download.mutate(group) : undefined}
      onCancel={onCancel}
      preparing={download.isPending ? download.variables.id : undefined}
    />
  )
}

export default Groups
