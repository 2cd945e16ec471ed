import { field } from './field.ts'
import { forms } from './forms.ts'
import { lists } from './lists.ts'
import { screens } from './screens.ts'
import { staff } from './staff.ts'
import type { Guidance } from './types.ts'
import { widgets } from './widgets.ts'

/** By the title of the stories of a component, a screen or a widget. */
export const guidance: Readonly<Record<string, Guidance>> = { ...widgets, ...screens, ...staff, ...lists, ...forms, ...field }
