import * as z from 'zod/mini'
import {
  InvitationInfo,
  InvitationReplied,
  InvitationReply,
  InvitationResend,
  InvitationToken,
  OrganizationAccount,
} from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

const reply = {
  method: 'POST',
  security: 'general',
  permissions: ['accounts:read'],
  body: InvitationReply,
  response: InvitationReplied,
  errors: ['invitation_not_found', 'invitation_expired', 'invitation_for_other'],
} as const

export const invitations = {
  get: endpoint({
    method: 'GET',
    path: '/core/accounts/invitations/{token}',
    summary: 'Whom an invitation is for, so that they sign in or sign up',
    security: 'public',
    permissions: [],
    params: z.object({ token: InvitationToken }),
    response: InvitationInfo,
    errors: ['invitation_not_found', 'invitation_expired'],
  }),
  accept: endpoint({
    ...reply,
    path: '/core/accounts/invitations/organization/accept',
    summary: 'Become a member of the organization that has invited the bearer; repeated, it answers the same',
  }),
  decline: endpoint({
    ...reply,
    path: '/core/accounts/invitations/organization/decline',
    summary: 'Decline an invitation; repeated, it answers the same',
  }),
  resend: endpoint({
    method: 'POST',
    path: '/core/accounts/invitations/organization/resend',
    summary: 'Send an invitation again, with a new link and a new time to answer; the link before it ends',
    security: 'organization',
    permissions: ['organizations_accounts:create'],
    body: InvitationResend,
    response: OrganizationAccount,
    idempotent: 'day',
    errors: ['invitation_not_found', 'user_exists'],
  }),
}
