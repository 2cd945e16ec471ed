import * as z from 'zod/mini'
import { Asset, Id } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** One asset. Takes the organization's own token. */
export const thing = operation({
  name: 'thing',
  permissions: ['things:read'],
  document: /* GraphQL */ `
    query thing($thingId: ID!) {
      thing(thingId: $thingId) {
        id organizationId organizationName organizationImage name description image status hidden categoryId templateId valueChainId
        inheritedId inheritedMode isEnabledPublicLink publicLink unitCount latestInteraction createdAt createdById supportProfileIds documentIds
        createdBy { id name }
        category { id name } template { id name } valueChain { id name } inherited { id name }
        origin { id slug name image }
        attributes { label value type unit baseAttributeId source isPublic }
        images { image caption alt focus { x y } }
        certifications { name issuer number validUntil image link document }
      }
    }
  `,
  variables: z.object({ thingId: Id }),
  // The query language has no values of any name.
  data: z.object({ thing: z.omit(Asset, { metadata: true }) }),
})
