import { ImageGallery } from '@tracemark/ui/components/image-gallery'
import { QrCode } from '@tracemark/ui/components/qr-code'
import { StatusChip } from '@tracemark/ui/components/status-chip'
import { Video } from '@tracemark/ui/components/video'
import { Sample } from './Sheet.tsx'
import { pictures, unitAddress } from './samples.ts'

const variantStatuses = ['draft', 'pending', 'active', 'suspended', 'archived', 'none']

/** What shows a thing: its pictures, its video, its code, and how it stands. */
export const MediaSamples = () => (
  <>
    <Sample name="StatusChip">
      <div className="styleguide-row">
        {variantStatuses.map((status) => (
          <StatusChip key={status} kind="variant" status={status} />
        ))}
      </div>
    </Sample>
    <Sample name="ImageGallery">
      <ImageGallery label="Sierra Alta" images={pictures} />
    </Sample>
    <div className="styleguide-grid">
      <Sample name="QrCode">
        <QrCode value={unitAddress} label="Finca La Esperanza, 417" fileName="esperanza-417" />
      </Sample>
      <Sample name="Video">
        <Video link="https://www.youtube.com/watch?v=abcdefghi_1" title="Harvest at Pijao" poster="/demo/hero-sierra-alta.svg" />
      </Sample>
    </div>
  </>
)
