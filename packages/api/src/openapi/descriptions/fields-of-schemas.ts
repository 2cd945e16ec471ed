import type * as nouns from '../../schemas/index.ts'

/** What fields mean in one schema alone, by their paths in it. Bodies that make or change an entity take what is said of the entity. */
export type FieldsOfSchemas = { readonly [Name in keyof typeof nouns]?: Readonly<Record<string, string>> }
