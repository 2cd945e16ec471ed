import type * as nouns from '../../schemas/index.ts'
import { contentFields } from './content-fields.ts'
import { organizationFields } from './organization-fields.ts'
import { taskFields } from './task-fields.ts'
import { traceFields } from './trace-fields.ts'

/** What fields mean in one schema alone, by their paths in it. Bodies that make or change an entity take what is said of the entity. */
export type FieldsOfSchemas = { readonly [Name in keyof typeof nouns]?: Readonly<Record<string, string>> }

export const entityFields: FieldsOfSchemas = { ...organizationFields, ...taskFields, ...traceFields, ...contentFields }
