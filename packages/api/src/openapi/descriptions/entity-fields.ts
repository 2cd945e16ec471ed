import { contentFields } from './content-fields.ts'
import type { FieldsOfSchemas } from './fields-of-schemas.ts'
import { organizationFields } from './organization-fields.ts'
import { taskFields } from './task-fields.ts'
import { traceFields } from './trace-fields.ts'

export const entityFields: FieldsOfSchemas = { ...organizationFields, ...taskFields, ...traceFields, ...contentFields }
