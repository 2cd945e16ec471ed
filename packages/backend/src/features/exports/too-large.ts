import type { ExportFormat } from '@tracemark/api/schemas'
import { ProblemError } from '../../platform/problem.ts'

/** `name`: what matches, in the plural. */
export const createTooLargeProblem = (name: string, limit: number, format: ExportFormat): ProblemError =>
  new ProblemError('export_too_large', { detail: `More ${name} match than the ${limit} that a ${format} file can hold.` })
