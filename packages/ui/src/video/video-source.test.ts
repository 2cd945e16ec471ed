import { expect, test } from 'vitest'
import { videoSource } from './video-source.ts'

const youtube = (frame: string) => ({ kind: 'embed', site: 'YouTube', frame: `https://www.youtube-nocookie.com/embed/${frame}` })
const vimeo = (frame: string) => ({ kind: 'embed', site: 'Vimeo', frame: `https://player.vimeo.com/video/${frame}` })

test.each([
  ['https://www.youtube.com/watch?v=abcdefghi_1', youtube('abcdefghi_1?autoplay=1&rel=0')],
  ['https://www.youtube.com/watch?list=x&v=abcdefghi_1&t=1m30s', youtube('abcdefghi_1?autoplay=1&rel=0&start=90')],
  ['https://youtu.be/abcdefghi_1?t=42', youtube('abcdefghi_1?autoplay=1&rel=0&start=42')],
  ['https://m.youtube.com/shorts/abcdefghi_1', youtube('abcdefghi_1?autoplay=1&rel=0')],
  ['https://www.youtube-nocookie.com/embed/abcdefghi_1', youtube('abcdefghi_1?autoplay=1&rel=0')],
  ['https://vimeo.com/76979871', vimeo('76979871?dnt=1&autoplay=1')],
  ['https://vimeo.com/76979871/ab12cd34ef', vimeo('76979871?dnt=1&autoplay=1&h=ab12cd34ef')],
  ['https://player.vimeo.com/video/76979871', vimeo('76979871?dnt=1&autoplay=1')],
  ['https://cdn.example/harvest.MP4?x=1', { kind: 'file', href: 'https://cdn.example/harvest.MP4?x=1' }],
  ['/demo/harvest.webm', { kind: 'file', href: '/demo/harvest.webm' }],
  ['https://www.youtube.com/@channel', { kind: 'link', site: 'YouTube', href: 'https://www.youtube.com/@channel' }],
  ['https://youtu.be/"onload="x', { kind: 'link', site: 'YouTube' }],
  ['https://vimeo.com/channels/staffpicks', { kind: 'link', site: 'Vimeo' }],
  ['https://www.video.example/watch/1', { kind: 'link', site: 'video.example', href: 'https://www.video.example/watch/1' }],
  ['https://youtube.com.evil.example/watch?v=abcdefghi_1', { kind: 'link', site: 'youtube.com.evil.example' }],
  ['https://evil.example/youtube.com/watch?v=abcdefghi_1', { kind: 'link', site: 'evil.example' }],
])('%s', (link, expected) => {
  expect(videoSource(link)).toMatchObject(expected)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)//https://youtu.be/abcdefghi_1',
  'data:text/html,<script>alert(1)</script>',
  'data:video/mp4;base64,AAAA',
  'blob:https://youtu.be/abcdefghi_1',
  'file:///etc/passwd.mp4',
  'https://user:secret@youtu.be/abcdefghi_1',
  'https://youtube.com@evil.example/a.mp4',
  '//evil.example/a.mp4',
  '/not-a-video',
  'no link',
  '',
])('%s is refused', (link) => {
  expect(videoSource(link)).toEqual({ kind: 'refused' })
})
