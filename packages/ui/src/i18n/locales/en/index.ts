/** The namespaces: every language has the same files, and the same lines here. */
export { messages as common } from './common.ts'
export { messages as errors } from './errors.ts'
export { messages as forms } from './forms.ts'
export { messages as interactions } from './interactions.ts'
export { messages as media } from './media.ts'
export { messages as 'public-page' } from './public-page.ts'
export { messages as session } from './session.ts'
export { messages as 'task-run' } from './task-run.ts'
