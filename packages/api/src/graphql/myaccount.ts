import * as z from 'zod/mini'
import { MyAccount } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** The account query asks for page 1 of 5 organizations (specification 1, section 9). */
export const MY_ACCOUNT_PER_PAGE = 5

export const myaccount = operation({
  name: 'myaccount',
  permissions: [],
  document: /* GraphQL */ `
    query myaccount($page: Int!, $perPage: Int!) {
      myaccount {
        id firstName lastName email image
        organizations(page: $page, perPage: $perPage) {
          totalItems perPage totalPages
          items { id slug name image businessType isSuspended }
        }
      }
    }
  `,
  variables: z.object({ page: z.int(), perPage: z.int() }),
  data: z.object({ myaccount: MyAccount }),
})
