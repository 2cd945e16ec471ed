import preview from '../../../../../.storybook/preview.tsx'
import { Banner, type BannerProps } from './Banner.tsx'

const args: BannerProps = { icon: 'offline', children: 'Offline' }

const meta = preview.meta({
  title: 'Field/Banner',
  component: Banner,
  parameters: { padded: false },
  args,
})

export const Offline = meta.story({})

export const WithNote = meta.story({ args: { note: 'Answers are saved on this device' } })
