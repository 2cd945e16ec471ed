import { assetFields } from './asset-fields.ts'
import { attributeFields } from './attribute-fields.ts'
import { clipboardFields } from './clipboard-fields.ts'
import { contentFields } from './content-fields.ts'
import { exportFields } from './export-fields.ts'
import type { FieldsOfSchemas } from './fields-of-schemas.ts'
import { interactionFields } from './interaction-fields.ts'
import { organizationFields } from './organization-fields.ts'
import { savedViewFields } from './saved-view-fields.ts'
import { taskFields } from './task-fields.ts'
import { unitFields } from './unit-fields.ts'
import { variantFields } from './variant-fields.ts'

export const entityFields: FieldsOfSchemas = {
  ...organizationFields,
  ...savedViewFields,
  ...exportFields,
  ...taskFields,
  ...assetFields,
  ...attributeFields,
  ...variantFields,
  ...unitFields,
  ...interactionFields,
  ...clipboardFields,
  ...contentFields,
}
