import { field } from './field.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { staff } from './staff.ts'
import type { Guidance } from './types.ts'

/** By the title of a component's stories. */
export const guidance: Readonly<Record<string, Guidance>> = { ...staff, ...lists, ...forms, ...field }
