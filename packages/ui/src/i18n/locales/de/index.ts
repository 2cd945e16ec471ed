import { common } from './common.ts'
import { errors } from './errors.ts'
import { forms } from './forms.ts'
import { interactions } from './interactions.ts'
import { media } from './media.ts'
import { publicPage } from './public-page.ts'
import { session } from './session.ts'
import { taskRun } from './task-run.ts'

export const de = { common, errors, forms, interactions, media, 'public-page': publicPage, session, 'task-run': taskRun }
