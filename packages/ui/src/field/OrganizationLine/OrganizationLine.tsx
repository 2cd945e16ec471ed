import type { TaskRun } from '@tracemark/api/schemas'
import { useShownImage } from '../use-shown-image.ts'

/** Who asks: the same line in the same place from the form to the result. */
export const OrganizationLine = ({ organization: { name, image } }: Pick<TaskRun, 'organization'>) => {
  const { shown, onError } = useShownImage(image)
  return (
    <div className="tm-organization-line">
      {shown !== undefined && <img src={shown} alt="" onError={onError} />}
      {name}
    </div>
  )
}
