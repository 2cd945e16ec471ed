import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CommandPalette } from './CommandPalette.tsx'
import type { CommandPaletteProps, SearchResult } from './types.ts'

const at = (value: string) => ({ viewport: { value, isRotated: false } })

const results: SearchResult[] = [
  {
    title: 'Finca La Esperanza',
    text: 'Washed Caturra',
    kind: 'Grower Group',
    icon: 'leaf',
    url: '/org/sierra-alta/things/1',
  },
  { title: 'Finca Tres Hermanas de la Montaña', text: '', kind: 'Grower Group', icon: 'leaf', url: '/org/sierra-alta/things/2' },
  { title: 'Luz Dary Cifuentes', text: 'Finca La Esperanza', kind: 'Farmer', icon: 'code', url: '/org/sierra-alta/things/1/units/3' },
]

const dark = fn()
const args: CommandPaletteProps = {
  open: true,
  onClose: fn(),
  onOpen: fn(),
  search: async () => results,
  recent: [{ id: 'recent-1', title: 'SA-0004-217', text: 'Farmer', icon: 'clock', onSelect: fn() }],
  groups: [
    {
      id: 'pages',
      label: 'Go to',
      entries: [
        { id: 'interactions', title: 'Interactions', icon: 'interactions', shortcut: ['G', 'I'], onSelect: fn() },
        { id: 'things', title: 'Grower Groups', icon: 'leaf', onSelect: fn() },
        { id: 'chains', title: 'Value chains', icon: 'place', text: 'Catalogue', onSelect: fn() },
      ],
    },
    {
      id: 'actions',
      label: 'Actions',
      entries: [
        { id: 'run', title: 'Run a task', icon: 'play', keywords: 'start record', onSelect: fn() },
        { id: 'dark', title: 'Switch to the dark theme', icon: 'sun', keywords: 'night', onSelect: dark },
      ],
    },
  ],
}

const meta = preview.meta({ title: 'Staff/Command palette', component: CommandPalette, globals: at('desktop'), args })

const words = async () => await screen.findByRole('combobox', { name: 'Search or go to…' })
const options = () => screen.getAllByRole('option').map((option) => option.querySelector('span')?.textContent)
const active = () => document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')

export const Opened = meta.story({
  play: async () => {
    await expect(await words()).toHaveFocus()
    await expect(options()).toEqual([
      'SA-0004-217',
      'Interactions',
      'Grower Groups',
      'Value chains',
      'Run a task',
      'Switch to the dark theme',
    ])
  },
})

/** Letters of several words, in any order and with gaps; what the server finds comes after. */
/** What was typed while its code came stands there, and is typed on. */
export const TypedBefore = meta.story({
  args: { typed: 'chai' },
  parameters: { picture: false },
  play: async () => {
    await userEvent.type(await words(), 'ns', { skipClick: true })
    await expect(await words()).toHaveValue('chains')
    await expect(options()).toContain('Value chains')
  },
})

export const Fuzzy = meta.story({
  play: async () => {
    await userEvent.type(await words(), 'gr')
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('4 results'))
    await expect(options()).toEqual(['Grower Groups', ...results.map(({ title }) => title)])
    await expect(active()).toHaveTextContent('Grower Groups')
    await expect([...(active()?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)).toEqual(['Gr'])
  },
})

export const Keyboard = meta.story({
  play: async ({ args }) => {
    await words()
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('Switch to the dark theme')
    await userEvent.keyboard('{Home}{ArrowDown}')
    await expect(active()).toHaveTextContent('Interactions')
    await userEvent.keyboard('{End}{Enter}')
    await expect(dark).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledTimes(2)
  },
})

export const ResultChosen = meta.story({
  play: async ({ args }) => {
    await userEvent.type(await words(), 'luz')
    await userEvent.click(await screen.findByRole('option', { name: /Luz Dary/ }))
    await expect(args.onOpen).toHaveBeenLastCalledWith('/org/sierra-alta/things/1/units/3')
  },
})

export const Searching = meta.story({
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    await userEvent.type(await words(), 'val')
    await expect(screen.getByRole('status')).toHaveTextContent('Loading')
    await expect(options()).toEqual(['Value chains'])
  },
})

/** Enter before the answer is there opens the first that it brings. */
export const EnteredBefore = meta.story({
  parameters: { picture: false },
  args: { search: fn() },
  play: async ({ args }) => {
    const answer = Promise.withResolvers<readonly SearchResult[]>()
    mocked(args.search as () => Promise<readonly SearchResult[]>).mockReturnValue(answer.promise)
    await userEvent.type(await words(), 'esperanza{Enter}')
    await expect(args.onOpen).not.toHaveBeenCalled()
    answer.resolve(results)
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(results[0]?.url))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const NothingFound = meta.story({
  args: { search: async () => [] },
  play: async () => {
    await userEvent.type(await words(), 'zzz')
    await expect(await screen.findByText('No results for “zzz”')).toBeVisible()
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
})

/** What is known without the server stays in reach. */
export const SearchFailed = meta.story({
  args: { search: fn() },
  play: async ({ args }) => {
    if (args.search) mocked(args.search).mockRejectedValueOnce(new Error('offline')).mockResolvedValue(results)
    await userEvent.type(await words(), 't')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('option', { name: /^Finca La Esperanza/ })).toBeVisible()
    await expect(screen.queryByRole('alert')).toBeNull()
  },
})

export const Failed = meta.story({
  args: { search: () => Promise.reject(new Error('offline')) },
  play: async () => {
    await userEvent.type(await words(), 'task')
    await expect(await screen.findByRole('alert')).toBeVisible()
    await expect(options()).toEqual(['Run a task'])
  },
})

const answers = new Map<string, (found: readonly SearchResult[]) => void>()

/** An answer to earlier words comes late and is dropped. */
export const StaleAnswer = meta.story({
  args: { groups: [], recent: [], search: (asked) => new Promise((resolve) => answers.set(asked, resolve)) },
  play: async () => {
    await userEvent.type(await words(), 'fi')
    answers.get('fi')?.(results.slice(0, 1))
    await expect(await screen.findByRole('option', { name: /^Finca La Esperanza/ })).toBeVisible()
    await userEvent.type(await words(), 'n')
    answers.get('f')?.(results)
    answers.get('fin')?.(results.slice(1, 2))
    await expect(await screen.findByRole('option', { name: /Hermanas/ })).toBeVisible()
    await expect(options()).toEqual(['Finca Tres Hermanas de la Montaña'])
  },
})

const Opener = (props: CommandPaletteProps) => {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the palette</Button>
      <CommandPalette {...props} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** It loads on the first call, and gives focus back. */
export const FocusReturns = meta.story({
  render: (props) => <Opener {...props} />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the palette' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(async () => expect(await words()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const German = meta.story({
  globals: { language: 'de' },
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Suchen oder öffnen\u00a0…' })).toHaveFocus()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    await userEvent.type(await words(), 'a')
    await expect(await screen.findByRole('option', { name: /^Finca La Esperanza/ })).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: at('phone'),
  play: async () => {
    await userEvent.type(await words(), 'a')
    await expect(await screen.findByRole('option', { name: /^Finca La Esperanza/ })).toBeVisible()
  },
})
