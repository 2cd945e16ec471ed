export type { AnswersRefusal, CorrectedAnswers } from './AnswerFields.tsx'
export { AnswersScreen, type AnswersScreenProps } from './AnswersScreen.tsx'
