/** Where a video is, and how it may be shown. */
export type VideoSource =
  | { kind: 'file'; href: string }
  /** A player of another site, to be put into a frame. `site` is its name. */
  | { kind: 'embed'; site: string; href: string; frame: string }
  /** Somewhere on the web, but nothing that could be played here. */
  | { kind: 'link'; site: string; href: string }
  /** Not a link that anybody should follow. */
  | { kind: 'refused' }

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i
const YOUTUBE_ID = /^[\w-]{11}$/
const VIMEO_ID = /^\d{1,12}$/

const refused: VideoSource = { kind: 'refused' }

const parse = (link: string): URL | undefined => {
  const text = link.trim()
  if (URL.canParse(text)) return new URL(text)
  return text.startsWith('/') && !text.startsWith('//') && URL.canParse(text, 'https://own.invalid')
    ? new URL(text, 'https://own.invalid')
    : undefined
}

const youtubeId = ({ hostname, pathname, searchParams }: URL): string | undefined => {
  const [, first = '', second = ''] = pathname.split('/')
  if (hostname === 'youtu.be') return first
  if (first === 'watch') return searchParams.get('v') ?? undefined
  return ['embed', 'shorts', 'live', 'v'].includes(first) ? second : undefined
}

/** Seconds into the video: `90`, `90s`, `1h2m3s`. */
const readStart = ({ searchParams }: URL): string => {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(searchParams.get('t') ?? searchParams.get('start') ?? '')
  const [hours, minutes, seconds] = (match?.slice(1) ?? []).map((part) => Number(part ?? 0))
  const start = (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
  return start > 0 ? `&start=${start}` : ''
}

const isYoutube = (host: string) => ['youtube.com', 'm.youtube.com', 'youtu.be', 'youtube-nocookie.com'].includes(host)
const isVimeo = (host: string) => ['vimeo.com', 'player.vimeo.com'].includes(host)

/** A link as its video. Only web addresses without credentials are taken, and only players that we know are framed. */
export const videoSource = (link: string): VideoSource => {
  const url = parse(link)
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '') return refused
  const own = url.hostname === 'own.invalid'
  const href = own ? `${url.pathname}${url.search}` : url.href
  const host = url.hostname.replace(/^www\./, '')
  if (isYoutube(host)) {
    const id = youtubeId(new URL(url.href.replace('//www.', '//')))
    if (id === undefined || !YOUTUBE_ID.test(id)) return { kind: 'link', site: 'YouTube', href }
    return { kind: 'embed', site: 'YouTube', href, frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${readStart(url)}` }
  }
  if (isVimeo(host)) {
    const parts = url.pathname.split('/').filter((part) => part !== '' && part !== 'video')
    const id = parts.findLast((part) => VIMEO_ID.test(part))
    const hash = parts.at(-1) !== id && /^[\da-f]+$/.test(parts.at(-1) ?? '') ? `&h=${parts.at(-1)}` : ''
    if (id === undefined) return { kind: 'link', site: 'Vimeo', href }
    return { kind: 'embed', site: 'Vimeo', href, frame: `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${hash}` }
  }
  if (FILE.test(url.pathname)) return { kind: 'file', href }
  return own ? refused : { kind: 'link', site: host, href }
}
