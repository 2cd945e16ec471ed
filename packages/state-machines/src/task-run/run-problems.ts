import { type AnswerProblem, checkAnswers } from '@tracemark/api/rules'
import type { Answers, Widget } from '@tracemark/api/schemas'
import type { RunFiles } from '../device-runs/run-record.ts'
import { countFiles } from './run-files.ts'

/** Questions, and what answers them. */
export interface Asked {
  widgets: readonly Widget[]
  answers: Answers
  files: RunFiles
}

/** Why these answers can't be taken. */
export const findProblems = ({ widgets, answers, files }: Asked): readonly AnswerProblem[] =>
  checkAnswers(widgets, answers, countFiles(files))
