import * as z from 'zod/mini'

/** An account is a member of an organization; admins have all rights, and the owner's can't be taken by an admin. */
export const roles = ['member', 'admin', 'owner'] as const
export const Role = z.enum(roles)
export type Role = z.infer<typeof Role>
