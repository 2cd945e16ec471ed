import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { videoSource } from '../../video/video-source.ts'
import { Figure, Play, Sentence, Stage } from './parts.tsx'

export interface Captions {
  /** Of a WebVTT file. */
  src: string
  /** BCP 47, such as `es`. */
  language: string
  /** The language's own name. */
  label: string
}

export interface VideoProps {
  /** A file, or a page of YouTube, Vimeo or another site. */
  link: string
  title: string
  /** A picture until the video plays; it has to be ours, or the other site learns of the visit. */
  poster?: string | undefined
  /** For files: the spoken words. */
  captions?: readonly Captions[]
}

/** A video that asks nothing of another site until somebody presses play. */
export const Video = ({ link, title, poster, captions = [] }: VideoProps) => {
  const t = useTranslate()
  const [played, setPlayed] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const source = videoSource(link)
  const frame = source.kind === 'embed' ? source.frame : undefined
  const playing = played === link

  // A page may forbid frames of other sites; the browser says so only in this event.
  useEffect(() => {
    if (!playing || frame === undefined) return
    const blocked = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective.endsWith('-src') && frame.startsWith(blockedURI)) setFailed(link)
    }
    document.addEventListener('securitypolicyviolation', blocked)
    return () => document.removeEventListener('securitypolicyviolation', blocked)
  }, [playing, frame, link])

  if (source.kind === 'refused') {
    return (
      <Sentence data-tone="alert">
        <Icon name="alert" />
        {t('media:video.refused', { title })}
      </Sentence>
    )
  }

  const open = (
    <Button
      component="a"
      variant="text"
      size="small"
      href={source.href}
      target="_blank"
      rel="noopener noreferrer"
      startIcon={<Icon name="link" />}
    >
      {source.kind === 'file' ? t('media:video.open_file') : t('media:video.open', { site: source.site })}
    </Button>
  )

  if (source.kind === 'link' || failed === link) {
    return (
      <Sentence data-tone="plain">
        <Icon name="video" />
        <span>
          <b>{title}</b>
          {source.kind === 'file' ? t('media:video.broken') : t('media:video.elsewhere', { site: source.site })}
        </span>
        {open}
      </Sentence>
    )
  }

  const stage = () => {
    if (source.kind === 'file') {
      return (
        // biome-ignore lint/a11y/useMediaCaption: captions are the caller's, in as many languages as there are.
        <video src={source.href} poster={poster} aria-label={title} controls preload="none" onError={() => setFailed(link)}>
          {captions.map(({ src, language, label }, at) => (
            <track key={src} kind="captions" src={src} srcLang={language} label={label} default={at === 0} />
          ))}
        </video>
      )
    }
    if (playing) {
      return (
        <iframe
          src={source.frame}
          title={title}
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin"
          allowFullScreen
        />
      )
    }
    return (
      <>
        {poster !== undefined && <img src={poster} alt="" />}
        <Play type="button" aria-label={t('media:video.play', { title })} onClick={() => setPlayed(link)}>
          <Icon name="play" size={26} />
        </Play>
      </>
    )
  }

  return (
    <Figure>
      <Stage>{stage()}</Stage>
      <figcaption>
        <b>{title}</b>
        {source.kind === 'embed' && <span>{t('media:video.from', { site: source.site })}</span>}
        {source.kind === 'embed' && open}
      </figcaption>
    </Figure>
  )
}
