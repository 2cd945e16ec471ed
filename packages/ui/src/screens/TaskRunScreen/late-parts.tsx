/** What comes after the first paint (LatePart.tsx). */
export { FormPage } from './FormPage.tsx'
export { Invitation } from './Invitation.tsx'
export { LateField } from './LateField.tsx'
export { OfflineBanner } from './OfflineBanner.tsx'
export { PlaceQuestion } from './PlaceQuestion.tsx'
export { RunFailure } from './RunFailure.tsx'
export { SendFailure } from './SendFailure.tsx'
export { TaskResult } from './TaskResult.tsx'
