import { WorldMap } from '@tracemark/ui/components/world-map'
import { useTranslate } from '@tracemark/ui/i18n'
import { Sample, Sheet } from './Sheet.tsx'
import { places } from './samples.ts'

export const Maps = () => {
  const t = useTranslate()
  return (
    <Sheet page="maps">
      <Sample name="WorldMap" bare>
        <WorldMap title={t('styleguide:page_maps')} places={places} />
      </Sample>
    </Sheet>
  )
}
