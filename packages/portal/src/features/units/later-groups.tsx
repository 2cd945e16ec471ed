import { contract } from '@tracemark/api/contract'
import { onDemand, useOnDemand } from '@tracemark/ui/components/on-demand'
import { useOrganization } from '../../platform/organization-context.tsx'

const code = onDemand(() => import('./groups.tsx'), ['unit-page'])

/** The newest units that were created together, below a list that comes first. For those who may see them. */
export const LaterGroups = (props: { thingId?: string }) => {
  const { may } = useOrganization()
  const Groups = useOnDemand(code, may(contract.vcodeGroups.list))?.default
  return Groups && <Groups {...props} />
}
