export { type AnswerProblem, type AnswerProblemReason, checkAnswer, checkAnswers } from './answers.ts'
export { gtinCheckDigit, isGtin } from './gs1.ts'
export { hasPermissions, missingPermissions } from './permissions.ts'
export { readResultMessage } from './result-message.ts'
