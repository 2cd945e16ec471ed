import * as z from 'zod/mini'
import { FileUrl, Id } from './common.ts'
import { changeOf, Description, entityOf, listQuery, Name, Named, newOf } from './entity.ts'
import { Attribute } from './public-asset.ts'

const fields = {
  name: Name,
  description: z.optional(Description),
  image: z.optional(FileUrl),
  /** The categories that offer it. */
  categoryIds: z._default(z.array(Id).check(z.maxLength(100)), []),
  /** What an asset that is made from it has at first. */
  attributes: z._default(z.array(Attribute).check(z.maxLength(200)), []),
  /** The asset whose documents, tasks, support profiles, value chain and public page a new asset has, too, as they are then. */
  sampleId: z.optional(Id),
}

/** What assets of a kind have in common, to begin a new one with. */
export const Template = z.object({
  ...entityOf(fields).shape,
  /** Those of `categoryIds` that there are, by name. */
  categories: z.array(Named),
  sample: z.optional(Named),
  /** That of the sample. */
  valueChain: z.optional(Named),
})
export type Template = z.infer<typeof Template>

export const NewTemplate = newOf(fields)
export const TemplateChange = changeOf(fields)
export const TemplateQuery = listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc'])
