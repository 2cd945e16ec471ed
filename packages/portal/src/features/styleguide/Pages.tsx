import { EmptyPanel, type EmptyPanelKind } from '@tracemark/ui/components/empty-panel'
import { ErrorPanel } from '@tracemark/ui/components/error-panel'
import { OfflineBanner } from '@tracemark/ui/components/offline-banner'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { Sample, Sheet } from './Sheet.tsx'

const kinds = [
  'default',
  'interactions',
  'not_found',
  'no_permission',
  'organization_not_found',
  'no_portal_access',
] as const satisfies readonly EmptyPanelKind[]

/** What stands where a page would stand: nothing yet, not allowed, not found, failed, on its way, offline. */
export const Pages = () => (
  <Sheet page="pages">
    <Sample name="OfflineBanner" bare>
      <OfflineBanner offline />
    </Sample>
    <div className="styleguide-grid">
      {kinds.map((kind) => (
        <Sample key={kind} name={`EmptyPanel · ${kind}`}>
          <EmptyPanel kind={kind} {...(kind === 'no_permission' && { missing: ['Interactions: view'] })} />
        </Sample>
      ))}
      <Sample name="ErrorPanel">
        <ErrorPanel failure={{ code: 'network_unreachable' }} onRetry={() => undefined} />
      </Sample>
      <Sample name="PageSkeleton">
        <PageSkeleton />
      </Sample>
    </div>
  </Sheet>
)
