import * as z from 'zod/mini'
import { FileUrl, OrganizationId, Slug } from './common.ts'

/** An organization as its partners know it. */
export const Partner = z.object({ id: OrganizationId, slug: Slug, name: z.string(), image: z.optional(FileUrl) })
export type Partner = z.infer<typeof Partner>
