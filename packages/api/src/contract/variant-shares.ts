import * as z from 'zod/mini'
import {
  Id,
  NewVariantShare,
  OfferAcceptance,
  SharingProfile,
  VariantOffer,
  VariantOfferPage,
  VariantOfferQuery,
  VariantShare,
  VariantSharePage,
  VariantShareQuery,
} from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

const common = { security: 'organization' } as const
const each = z.object({ id: Id })
const answer = { ...common, method: 'POST', params: each, idempotent: 'day' } as const

/** Variants that the organization gives to others. */
export const variantShares = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/core/variant-shares',
    summary: 'Variants that were offered to other organizations, newest first, and what became of them',
    permissions: ['batches:list'],
    query: VariantShareQuery,
    response: VariantSharePage,
    errors: [],
  }),
  create: endpoint({
    ...common,
    method: 'POST',
    path: '/core/variant-shares',
    summary: 'Offer a variant, with the asset that it needs, to another organization',
    permissions: ['batches:update'],
    body: NewVariantShare,
    response: VariantShare,
    idempotent: 'day',
    errors: [
      'not_found',
      'organization_not_found',
      'status_conflict',
      'variant_already_shared',
      'sharing_task_missing',
      'rapid_assessment_missing',
    ],
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/core/variant-shares/{id}',
    summary: 'Read how the sharing of a variant stands',
    permissions: ['batches:read'],
    params: each,
    response: VariantShare,
    entity: '/core/variant-shares/{id}',
    derived: ['destination', 'followedAt'],
    errors: ['not_found'],
  }),
  end: endpoint({
    ...answer,
    path: '/core/variant-shares/{id}/end',
    summary: 'Withdraw an offer, or end continuous sharing: what the receiver has stays as it is',
    permissions: ['batches:update'],
    response: VariantShare,
    entity: '/core/variant-shares/{id}',
    errors: ['not_found', 'status_conflict'],
  }),
  profile: endpoint({
    ...common,
    method: 'GET',
    path: '/core/batches/{id}/sharing-profile',
    summary: 'How a variant is best shared, and what stands in the way',
    permissions: ['batches:read'],
    params: each,
    response: SharingProfile,
    errors: ['not_found'],
  }),
}

/** Variants that other organizations give to this one. */
export const variantOffers = {
  list: endpoint({
    ...common,
    method: 'GET',
    path: '/core/variant-offers',
    summary: 'Variants that other organizations offer or have given, newest first',
    permissions: ['batches:list'],
    query: VariantOfferQuery,
    response: VariantOfferPage,
    errors: [],
  }),
  get: endpoint({
    ...common,
    method: 'GET',
    path: '/core/variant-offers/{id}',
    summary: 'Read an offer, with all that it gives',
    permissions: ['batches:read'],
    params: each,
    response: VariantOffer,
    entity: '/core/variant-offers/{id}',
    derived: ['origin', 'assessments', 'followedAt', 'copyThing'],
    errors: ['not_found'],
  }),
  accept: endpoint({
    ...answer,
    path: '/core/variant-offers/{id}/accept',
    summary: 'Accept an offer: the variant, and an asset for it, are copied into the organization',
    permissions: ['batches:create', 'things:create'],
    body: OfferAcceptance,
    response: VariantOffer,
    entity: '/core/variant-offers/{id}',
    errors: ['not_found', 'status_conflict', 'variant_id_taken'],
  }),
  decline: endpoint({
    ...answer,
    path: '/core/variant-offers/{id}/decline',
    summary: 'Decline an offer',
    permissions: ['batches:update'],
    response: VariantOffer,
    entity: '/core/variant-offers/{id}',
    errors: ['not_found', 'status_conflict'],
  }),
  end: endpoint({
    ...answer,
    path: '/core/variant-offers/{id}/end',
    summary: 'End continuous sharing: the copy stays as it is, and nothing more follows',
    permissions: ['batches:update'],
    response: VariantOffer,
    entity: '/core/variant-offers/{id}',
    errors: ['not_found', 'status_conflict'],
  }),
}
