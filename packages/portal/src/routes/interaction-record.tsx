import { useQuery } from '@tanstack/react-query'
import type { Organization } from '@tracemark/api/schemas'
import { InteractionScreen } from '@tracemark/ui/screens/interaction'
import { MuiTheme } from '@tracemark/ui/theme'
import '@tracemark/ui/field.css'
import { toFailure } from '../app/failure.ts'
import { WholeLanguage } from '../app/i18n.tsx'
import { useServices } from '../app/services-context.tsx'
import { useTitle } from '../app/use-title.ts'

interface InteractionRecordProps {
  organization: Organization
  id: string
  onBack: () => void
}

/** One record, in the place of the list that it is searched in by its id. */
export const InteractionRecord = ({ organization, id, onBack }: InteractionRecordProps) => {
  const { client } = useServices()
  const record = useQuery({
    queryKey: ['interaction', organization.id, id],
    queryFn: ({ signal }) => client.interactions.get({ params: { org: organization.id, id } }, { signal }),
  })
  useTitle(record.data?.task.name, record.data?.thing.name, organization.name)
  return (
    <WholeLanguage>
      <MuiTheme>
        <InteractionScreen
          interaction={record.data}
          failure={record.error && !record.data ? toFailure(record.error) : undefined}
          onBack={onBack}
          onRetry={() => record.refetch()}
        />
      </MuiTheme>
    </WholeLanguage>
  )
}
