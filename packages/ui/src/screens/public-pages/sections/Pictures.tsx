import type { PublicAsset } from '@tracemark/api/schemas'
import { Gallery } from '../../../field/Gallery/Gallery.tsx'
import { useFormat, useTranslate } from '../../../i18n/context.ts'

import { useOwnWords } from '../own-words.ts'
import { Source } from '../Source.tsx'

interface PicturesProps {
  images: NonNullable<PublicAsset['images']>
  /** Of the asset: what pictures without a caption show. */
  name: string
  ownsHistory: boolean | undefined
}

export const Pictures = ({ images, name, ownsHistory }: PicturesProps) => {
  const t = useTranslate()
  const format = useFormat()
  const own = useOwnWords()
  return (
    <section>
      <h2>{t('public-more:gallery')}</h2>
      <Source of="images" count={images.length} />
      <Gallery
        ownsHistory={ownsHistory}
        images={images.map(({ image, caption, alt, focus }, index) => ({
          id: `${index} ${image}`,
          src: image,
          focus,
          alt: alt ?? caption ?? `${name}, ${t('public-more:picture', { number: format.number(index + 1) })}`,
          ...(caption !== undefined && { caption, lang: own }),
        }))}
      />
    </section>
  )
}
