export { AnswersScreen, type AnswersScreenProps, type CorrectedAnswers } from './AnswersScreen.tsx'
