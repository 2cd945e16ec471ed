import type { TaskRun } from '@tracemark/api/schemas'
import './OrganizationLine.css'

/** Who asks: the same line in the same place from the form to the result. A picture that can't be had leaves the name. */
export const OrganizationLine = ({ organization: { name, image } }: Pick<TaskRun, 'organization'>) => (
  <div className="tm-organization-line">
    {image !== undefined && (
      <img
        src={image}
        alt=""
        onError={({ currentTarget }) => {
          currentTarget.hidden = true
        }}
      />
    )}
    {name}
  </div>
)
