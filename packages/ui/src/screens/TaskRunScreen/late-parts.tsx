/** What comes after the first paint (LatePart.tsx). */
export { FormPage } from './FormPage.tsx'
export { Invitation } from './Invitation.tsx'
export { LateField } from './LateField.tsx'
export { PlaceQuestion } from './PlaceQuestion.tsx'
export { TaskResult } from './TaskResult.tsx'
