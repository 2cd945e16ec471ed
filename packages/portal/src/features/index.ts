import type { Feature } from '../platform/feature.ts'
import { aboutFeature } from './about/feature.ts'
import { accessTokensFeature } from './access-tokens/feature.ts'
import { assetTasksFeature } from './asset-tasks/feature.ts'
import { assetsFeature } from './assets/feature.ts'
import { attributesFeature } from './attributes/feature.ts'
import { catalogueFeature } from './catalogue/feature.ts'
import { categoriesFeature } from './categories/feature.ts'
import { clipboardFeature } from './clipboard/feature.ts'
import { documentsFeature } from './documents/feature.ts'
import { fieldFeature } from './field/feature.ts'
import { identificationCodesFeature } from './identification-codes/feature.ts'
import { interactionsFeature } from './interactions/feature.ts'
import { invitationsFeature } from './invitations/feature.ts'
import { offersFeature } from './offers/feature.ts'
import { styleguideFeature } from './styleguide/feature.ts'
import { supportProfilesFeature } from './support-profiles/feature.ts'
import { templatesFeature } from './templates/feature.ts'
import { unitsFeature } from './units/feature.ts'
import { usersFeature } from './users/feature.ts'
import { valueChainsFeature } from './value-chains/feature.ts'
import { variantsFeature } from './variants/feature.ts'

/** The map of the portal. The menu has the order of this list. */
export const features: readonly Feature[] = [
  interactionsFeature,
  fieldFeature,
  catalogueFeature,
  assetsFeature,
  identificationCodesFeature,
  assetTasksFeature,
  aboutFeature,
  clipboardFeature,
  variantsFeature,
  unitsFeature,
  offersFeature,
  templatesFeature,
  documentsFeature,
  attributesFeature,
  valueChainsFeature,
  usersFeature,
  invitationsFeature,
  categoriesFeature,
  supportProfilesFeature,
  accessTokensFeature,
  styleguideFeature,
]
