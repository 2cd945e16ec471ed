import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { Notice } from './Notice.tsx'

const meta = preview.meta({
  title: 'Field/Notice',
  component: Notice,
  decorators: [inField],
  args: { kind: 'notice' as const, title: 'For your information' },
})

export const Default = meta.story({ parameters: { picture: false } })

export const Kinds = meta.story({
  parameters: { picture: 'both' },
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Notice kind="positive" title="Registered by Sierra Alta">
        <small>14 interactions</small>
      </Notice>
      <Notice kind="notice" title="Measure again tomorrow" />
      <Notice kind="alert" title="Nearly dry" />
      <Notice kind="warning" title="The server did not respond in time">
        <p>Try again. Nothing is recorded twice.</p>
      </Notice>
    </div>
  ),
})
