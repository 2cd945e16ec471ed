import { useQuery } from '@tanstack/react-query'
import { UnitGroups } from '@tracemark/ui/screens/units/list'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { unitGroupsQuery } from './unit-queries.ts'
import { useCancelGroup } from './use-cancel-group.ts'
import { useGroupWays } from './use-group-ways.ts'

/** The newest units that were created together, of an asset or of the organization, and their codes as tables. */
const Groups = ({ thingId }: { thingId?: string }) => {
  const { client } = useOrganization()
  const navigate = useNavigate()
  const groups = useQuery(unitGroupsQuery(client, thingId))
  const onCancel = useCancelGroup()
  const { listHref, onDownload, preparing } = useGroupWays()
  return (
    <UnitGroups
      groups={groups.data ?? []}
      isOfAsset={thingId !== undefined}
      getHref={listHref}
      onOpen={(href) => void navigate(href)}
      onDownload={onDownload}
      onCancel={onCancel}
      preparing={preparing}
    />
  )
}

export default Groups
