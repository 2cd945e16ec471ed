import { describeAccessTokens } from './access-tokens.ts'
import { describeAssets } from './assets.ts'
import { describeClipboard } from './clipboard.ts'
import { describeContent } from './content.ts'
import { describeCrud } from './crud.ts'
import { describeDashboard } from './dashboard.ts'
import { describeEveryCall } from './every-call.ts'
import { describeExports } from './exports.ts'
import { describeGivenToAssets } from './given-to-assets.ts'
import { describeIntegrations } from './integrations.ts'
import { describeInteractions } from './interactions.ts'
import { describeLists } from './lists.ts'
import { describeOrganizations } from './organizations.ts'
import { describeOwnAttributes } from './own-attributes.ts'
import { describePeople } from './people.ts'
import { describePublicAssets } from './public-assets.ts'
import { describeSavedViews } from './saved-views.ts'
import { describeShares } from './shares.ts'
import type { StartTarget } from './target.ts'
import { describeTaskRuns } from './task-runs.ts'
import { describeTemplates } from './templates.ts'
import { describeUnits } from './units.ts'
import { describeUses } from './uses.ts'

/** The one suite that everything must pass which implements the contract: the mocks and the backend. Each resource starts a target of its own. */
export const describeContract = (start: StartTarget): void => {
  for (const describeResource of [
    describeAccessTokens,
    describeOrganizations,
    describeInteractions,
    describeDashboard,
    describeTaskRuns,
    describePublicAssets,
    describeClipboard,
    describePeople,
    describeCrud,
    describeAssets,
    describeTemplates,
    describeGivenToAssets,
    describeUnits,
    describeContent,
    describeOwnAttributes,
    describeSavedViews,
    describeExports,
    describeShares,
    describeIntegrations,
    describeUses,
    describeLists,
    // Last: it counts what the others have asked.
    describeEveryCall,
  ]) {
    describeResource(start)
  }
}

export { hardAnswers, hardTask } from './hard-values.ts'
export type { ConformanceTarget, DemoPerson, StartTarget } from './target.ts'
