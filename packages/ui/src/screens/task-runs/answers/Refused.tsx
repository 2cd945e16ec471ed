import type { Failure } from '../../../errors/error-code.ts'
import { useFailureText } from '../../../errors/use-failure-text.ts'
import { Notice } from '../../../field/Notice/Notice.tsx'

/** Why nothing can be corrected, or could not be saved. */
export const Refused = ({ failure }: { failure: Failure }) => {
  const { what, why, action } = useFailureText(failure)
  return (
    <Notice kind="warning" title={what} urgent>
      <p>
        {why} {action}
      </p>
    </Notice>
  )
}
