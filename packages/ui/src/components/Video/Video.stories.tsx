import { expect, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { Video } from './Video.tsx'

const size = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({
  title: 'Staff/Video',
  component: Video,
  args: { link: 'https://youtu.be/abcdefghi_1', title: 'A day at the wet mill', poster: picture('#2e6073', '#93b0b6') },
  globals: size('partTall'),
})

export const BeforePlay = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(canvas.getByText('Playing this video connects you to YouTube, which can then see your visit.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Play A day at the wet mill' })).toHaveFocus()
  },
})

/** The other site is not there in stories; what it is asked for is. */
const withoutOtherSite = () => {
  const { set } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src') ?? {}
  const { setAttribute } = Element.prototype
  const asked: string[] = []
  Element.prototype.setAttribute = function (name, value) {
    if (this instanceof HTMLIFrameElement && name === 'src') asked.push(value)
    else setAttribute.call(this, name, value)
  }
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', { configurable: true, set: (value) => asked.push(value) })
  return {
    asked,
    stop: () => {
      Element.prototype.setAttribute = setAttribute
      if (set) Object.defineProperty(HTMLIFrameElement.prototype, 'src', { configurable: true, set })
    },
  }
}

export const Playing = meta.story({
  play: async ({ canvas }) => {
    const { asked, stop } = withoutOtherSite()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Play A day at the wet mill' }))
      const frame = await canvas.findByTitle('A day at the wet mill')
      await expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghi_1?autoplay=1&rel=0'])
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-presentation allow-popups')
    } finally {
      stop()
    }
  },
})

export const FramesForbidden = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    const { stop } = withoutOtherSite()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Play A day at the wet mill' }))
      document.dispatchEvent(
        new SecurityPolicyViolationEvent('securitypolicyviolation', {
          effectiveDirective: 'frame-src',
          blockedURI: 'https://www.youtube-nocookie.com',
        } as SecurityPolicyViolationEventInit),
      )
      await expect(await canvas.findByText('You can watch this video only on YouTube.')).toBeVisible()
      await expect(canvas.getByRole('link', { name: 'Open on YouTube' })).toHaveAttribute('href', 'https://youtu.be/abcdefghi_1')
    } finally {
      stop()
    }
  },
})

export const File = meta.story({
  args: {
    link: '/demo/harvest.mp4',
    captions: [{ src: 'data:text/vtt,WEBVTT', language: 'es', label: 'Español' }],
  },
  play: async ({ canvas }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('A day at the wet mill')
    await expect([video.getAttribute('src'), video.getAttribute('preload')]).toEqual(['/demo/harvest.mp4', 'none'])
    await expect(video.querySelector('track')).toHaveAttribute('srclang', 'es')
    // Until then the browser's own controls turn a wheel.
    await waitFor(() => expect(video.networkState).toBe(HTMLMediaElement.NETWORK_IDLE))
  },
})

export const AnotherSite = meta.story({
  args: { link: 'https://www.video.example/watch/1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open on video.example' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
})

export const Refused = meta.story({
  args: { link: 'javascript:alert(1)' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByText(/^A day at the wet mill has no playable link/)).toBeVisible()
  },
})

export const WithoutPoster = meta.story({ args: { link: 'https://vimeo.com/76979871', poster: undefined } })

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({
  globals: size('phone'),
  args: { title: 'Interview with Luisa Marín of the cooperative of growers of Nuestra Señora de la Candelaria' },
})
