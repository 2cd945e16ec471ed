import type { PublicContent } from '@tracemark/api/schemas'
import { Film } from '../../../field/Film/Film.tsx'
import { useTranslate } from '../../../i18n/context.ts'
import { useOwnWords } from '../own-words.ts'
import { Source } from '../Source.tsx'
import type { PublicBlock } from './public-block.ts'

interface FilmsProps {
  videos: PublicContent['videos']
  blocks: readonly PublicBlock[]
}

export const Films = ({ videos = [], blocks }: FilmsProps) => {
  const t = useTranslate()
  const own = useOwnWords()
  const films = [
    ...videos,
    ...blocks.flatMap(({ name, component }) =>
      component.embeddedLink === undefined ? [] : [{ title: name, url: component.embeddedLink }],
    ),
  ]
  if (films.length === 0) return null
  return (
    <section>
      <h2>{t('public-more:films')}</h2>
      <Source of="videos" count={films.length} />
      <div className="tm-films">
        {films.map((film) => (
          <Film key={film.url} {...film} lang={own} />
        ))}
      </div>
    </section>
  )
}
