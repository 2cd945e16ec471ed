import {
  Discovery,
  DiscoveryQuery,
  IdentificationCode,
  IdentificationCodeChange,
  IdentificationCodeCheck,
  IdentificationCodeQuery,
  IdentificationCodeVerdict,
  NewIdentificationCode,
} from '../schemas/index.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

export const identificationCodes = {
  ...crud({
    path: '/core/identification-codes',
    one: 'an identification code',
    many: 'identification codes',
    resource: 'identificationCodes',
    entity: IdentificationCode,
    create: NewIdentificationCode,
    change: IdentificationCodeChange,
    query: IdentificationCodeQuery,
    conflicts: ['identifier_invalid', 'identifier_taken'],
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/core/identification-codes/lookup',
    summary:
      'What a code names: the id, name or serial of a unit, an identification code of an asset, or the id of a variant, in this order',
    security: 'organization',
    permissions: ['things:discover'],
    query: DiscoveryQuery,
    response: Discovery,
    errors: ['not_found'],
  }),
  validate: endpoint({
    method: 'POST',
    path: '/core/identification-codes/validate',
    summary: 'Whether a code is well formed, with the right check digit, and free',
    security: 'organization',
    permissions: ['identificationCodes:read'],
    body: IdentificationCodeCheck,
    response: IdentificationCodeVerdict,
    errors: [],
  }),
}
