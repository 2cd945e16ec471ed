import * as z from 'zod/mini'
import { languages } from './languages.ts'

export { languages } from './languages.ts'

export const Language = z.enum(languages)
export type Language = z.infer<typeof Language>
