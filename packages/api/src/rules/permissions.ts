import type { Permission } from '../schemas/index.ts'

/** The required permissions that are not held. `*` is required of nobody: anyone has it. */
export const missingPermissions = (held: readonly Permission[], required: readonly Permission[]): Permission[] =>
  required.filter((permission) => permission !== '*' && !held.includes(permission))

export const hasPermissions = (held: readonly Permission[], required: readonly Permission[]): boolean =>
  missingPermissions(held, required).length === 0
