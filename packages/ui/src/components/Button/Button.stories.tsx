import type { ReactNode } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { at } from '../../stories/table.ts'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import { PlainButton } from './PlainButton.tsx'

const variants = ['contained', 'outlined', 'text'] as const

const Row = ({ children }: { children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 10, marginBottom: 14 }}>{children}</div>
)

/** A row for each variant: as it stands, with icons, small, as a link, and when it can't be pressed. */
const Kinds = ({ add = 'New asset', open = 'Columns', save = 'Save' }: { add?: string; open?: string; save?: string }) =>
  variants.map((variant) => (
    <Row key={variant}>
      <Button variant={variant}>{save}</Button>
      <Button variant={variant} startIcon={<Icon name="plus" />}>
        {add}
      </Button>
      <Button variant={variant} size="small" endIcon={<Icon name="down" size={12} />}>
        {open}
      </Button>
      <Button variant={variant} href="#assets">
        {open}
      </Button>
      <Button variant={variant} disabled>
        {save}
      </Button>
    </Row>
  ))

const Icons = () => (
  <Row>
    <IconButton aria-label="More actions">
      <Icon name="more" />
    </IconButton>
    <IconButton aria-label="Close">
      <Icon name="close" />
    </IconButton>
    <IconButton aria-label="Download" disabled>
      <Icon name="download" />
    </IconButton>
  </Row>
)

const meta = preview.meta({
  title: 'Staff/Button',
  component: Button,
  args: { children: 'OK', variant: 'contained', disabled: false, onClick: fn() },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'select', options: variants },
    size: { control: 'select', options: [undefined, 'small'] },
    disabled: { control: 'boolean' },
  },
})

export const Default = meta.story({ parameters: { picture: false } })

export const AllKinds = meta.story({
  parameters: { picture: 'both' },
  render: () => (
    <>
      <Kinds />
      <Icons />
    </>
  ),
})

export const German = meta.story({
  globals: { language: 'de' },
  render: () => <Kinds add="Wertschöpfungskette hinzufügen" open="Spalten" save="Speichern" />,
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, render: () => <Kinds /> })

/** The words wrap between buttons, and never within one. */
export const PhoneWithLongWords = meta.story({
  globals: at('phone'),
  render: () => <Kinds add="Supportkontakt hinzufügen" open="Aufgaben entfernen" save="Änderungen speichern" />,
})

export const Keyboard = meta.story({
  render: ({ onClick }) => (
    <Row>
      <Button disabled onClick={onClick}>
        Duplicate
      </Button>
      <Button variant="contained" onClick={onClick}>
        Save
      </Button>
      <Button href="#assets">Assets</Button>
      <IconButton aria-label="More actions">
        <Icon name="more" />
      </IconButton>
    </Row>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const save = canvas.getByRole('button', { name: 'Save' })
    await expect(save).toHaveFocus()
    await expect(save).toHaveAttribute('type', 'button')
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Assets' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus()
  },
})

/** The ground of parts that bring their own look: the text around it goes on in it. */
export const Plain = meta.story({
  render: ({ onClick }) => (
    <p style={{ margin: 0 }}>
      41 of 2,041 interactions. <PlainButton onClick={onClick}>Show all</PlainButton>
    </p>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show all' })
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    const { backgroundColor, borderTopWidth } = getComputedStyle(button)
    await expect({ backgroundColor, borderTopWidth }).toEqual({ backgroundColor: 'rgba(0, 0, 0, 0)', borderTopWidth: '0px' })
  },
})
