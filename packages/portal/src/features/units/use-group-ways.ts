import { useMutation } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import { NewLabelPrint, type VcodeGroup } from '@tracemark/api/schemas'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useTellFailure } from '../../platform/use-tell-failure.ts'
import { toLabelParams } from '../identification-codes/label-range.ts'
import { usePrintLabels } from '../identification-codes/use-print-labels.ts'

/** What can be done with units that were created together, as far as this person may. */
export const useGroupWays = () => {
  const { organization, may } = useOrganization()
  const tellFailure = useTellFailure()
  const { print } = usePrintLabels()
  const org = organization.slug
  const download = useMutation({
    mutationFn: ({ batchId, firstSequenceNumber, lastSequenceNumber }: VcodeGroup) =>
      print(NewLabelPrint.parse({ batchId, firstSequenceNumber, lastSequenceNumber, layout: 'csv' })),
    onError: tellFailure,
  })
  const mayPrint = may(contract.labelPrints.create)
  return {
    /** The address that lists them. */
    listHref: ({ thingId, firstSequenceNumber, lastSequenceNumber }: VcodeGroup): string =>
      `${addresses.units.list.to({ org, thingId })}?${new URLSearchParams({ numbers: `${firstSequenceNumber}-${lastSequenceNumber}` })}`,
    /** The address of the form that prints their labels. */
    labelsHref: mayPrint
      ? ({ thingId, batchId, firstSequenceNumber: first, lastSequenceNumber: last }: VcodeGroup): string =>
          `${addresses['identification-codes'].labels.to({ org, thingId })}?${toLabelParams({ batchId, first, last })}`
      : undefined,
    /** Downloads their codes as a table. */
    onDownload: mayPrint ? (group: VcodeGroup): void => download.mutate(group) : undefined,
    /** The group whose codes are being prepared. */
    preparing: download.isPending ? download.variables.id : undefined,
  }
}
