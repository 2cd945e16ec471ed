import { useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { videoSource } from '../../video/video-source.ts'
import './Film.css'

export interface FilmProps {
  title: string
  /** The film's own file, or its page at a site that plays films. */
  url: string
  poster?: string | undefined
  /** Language (BCP 47) of the title, where it is not the page's. */
  lang?: string | undefined
}

/** A film that is fetched when somebody wants to see it; until then no other site learns of the visitor. */
export const Film = ({ title, url, poster, lang }: FilmProps) => {
  const t = useTranslate()
  const [playing, setPlaying] = useState(false)
  const source = videoSource(url)
  if (source.kind === 'refused') return null
  if (source.kind === 'file')
    return (
      <figure className="tm-film">
        {/* biome-ignore lint/a11y/useMediaCaption: the organization has none to give */}
        <video src={source.href} poster={poster} controls preload="none" playsInline aria-label={title} />
        <figcaption lang={lang}>{title}</figcaption>
      </figure>
    )
  if (source.kind === 'link')
    return (
      <a className="tm-link" href={source.href} rel="noopener noreferrer">
        <Icon name="play" size={18} />
        {t('public-more:film_at', { name: title, site: source.site })}
      </a>
    )
  return (
    <figure className="tm-film">
      {playing ? (
        <iframe
          src={source.frame}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin"
        />
      ) : (
        <button type="button" aria-label={t('public-more:play', { name: title })} onClick={() => setPlaying(true)}>
          {poster !== undefined && <img src={poster} alt="" loading="lazy" />}
          <span>
            <Icon name="play" size={26} />
          </span>
        </button>
      )}
      <figcaption>
        <span lang={lang}>{title}</span>
        {!playing && <small>{t('public-more:plays_from', { site: source.site })}</small>}
      </figcaption>
    </figure>
  )
}
