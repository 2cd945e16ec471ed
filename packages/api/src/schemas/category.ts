import * as z from 'zod/mini'
import { FileUrl, Id } from './common.ts'
import { changeOf, Description, entityOf, listQuery, Name, Named, newOf } from './entity.ts'
import { code } from './text.ts'

/** How the identifier of a category is meant. */
export const identificationStandards = ['gpc', 'unspsc', 'hs', 'custom'] as const

const fields = {
  name: Name,
  description: z.optional(Description),
  image: z.optional(FileUrl),
  identificationStandard: z.optional(z.enum(identificationStandards)),
  /** The category's own code in that standard. */
  identifier: z.optional(code(64)),
  /** What a new asset of this category begins with. */
  defaultTemplateId: z.optional(Id),
}

/** What an asset is: coffee, wine, a ration. */
export const Category = z.object({
  ...entityOf(fields).shape,
  /** The template of `defaultTemplateId`. */
  defaultTemplate: z.optional(Named),
})
export type Category = z.infer<typeof Category>

export const NewCategory = newOf(fields)
export const CategoryChange = changeOf(fields)
export const CategoryQuery = listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc'])
