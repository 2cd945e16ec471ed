import {
  IdentificationCode,
  IdentificationCodeChange,
  IdentificationCodeCheck,
  IdentificationCodeVerdict,
  identificationCodeSorts,
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
    sorts: identificationCodeSorts,
    conflicts: ['identifier_invalid', 'identifier_taken'],
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
