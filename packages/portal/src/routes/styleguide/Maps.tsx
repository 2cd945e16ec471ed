import { PublicPageWidget } from '@tracemark/embed/public-page'
import { Sample, Sheet } from './Sheet.tsx'

/** The journey of an asset of the demo, as its public page draws it. */
export const Maps = () => (
  <Sheet page="maps">
    <Sample name="PublicPageWidget" bare>
      <PublicPageWidget organization="sierra-alta" thing="finca-la-esperanza" api="" />
    </Sample>
  </Sheet>
)
