import * as z from 'zod/mini'

export const classifications = ['notice', 'alert', 'warning', 'unclassified'] as const
export const Classification = z.enum(classifications)
export type Classification = z.infer<typeof Classification>
