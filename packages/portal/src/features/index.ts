import type { Feature } from '../platform/feature.ts'
import { accessTokensFeature } from './access-tokens/feature.ts'
import { aboutFeature } from './assets/about/feature.ts'
import { assetsFeature } from './assets/feature.ts'
import { attributesFeature } from './attributes/feature.ts'
import { catalogueFeature } from './catalogue/feature.ts'
import { categoriesFeature } from './categories/feature.ts'
import { clipboardFeature } from './clipboard/feature.ts'
import { collectionsFeature } from './collections/feature.ts'
import { dashboardFeature } from './dashboard/feature.ts'
import { documentsFeature } from './documents/feature.ts'
import { exportsFeature } from './exports/feature.ts'
import { guidedTasksFeature } from './guided-tasks/feature.ts'
import { identificationCodesFeature } from './identification-codes/feature.ts'
import { interactionsFeature } from './interactions/feature.ts'
import { invitationsFeature } from './invitations/feature.ts'
import { jobsFeature } from './jobs/feature.ts'
import { offersFeature } from './offers/feature.ts'
import { peopleFeature } from './people/feature.ts'
import { styleguideFeature } from './styleguide/feature.ts'
import { supportProfilesFeature } from './support-profiles/feature.ts'
import { taskAssetsFeature } from './task-assets/feature.ts'
import { tasksFeature } from './tasks/feature.ts'
import { templatesFeature } from './templates/feature.ts'
import { unitsFeature } from './units/feature.ts'
import { valueChainsFeature } from './value-chains/feature.ts'
import { variantsFeature } from './variants/feature.ts'

/** The map of the portal. The menu has the order of this list. */
export const features: readonly Feature[] = [
  dashboardFeature,
  interactionsFeature,
  exportsFeature,
  guidedTasksFeature,
  catalogueFeature,
  assetsFeature,
  identificationCodesFeature,
  taskAssetsFeature,
  aboutFeature,
  clipboardFeature,
  variantsFeature,
  unitsFeature,
  offersFeature,
  templatesFeature,
  documentsFeature,
  collectionsFeature,
  attributesFeature,
  tasksFeature,
  jobsFeature,
  valueChainsFeature,
  peopleFeature,
  invitationsFeature,
  categoriesFeature,
  supportProfilesFeature,
  accessTokensFeature,
  styleguideFeature,
]
