import type { Language } from '@tracemark/api/schemas'
import { languages } from '@tracemark/api/schemas'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx'

const meta = preview.meta({
  title: 'Staff/Language switch',
  component: LanguageSwitch,
  args: { language: 'en', list: ['en', 'en-x-farm', 'de'], onLanguage: fn() } satisfies LanguageSwitchProps,
})

export const Closed = meta.story({ parameters: { picture: false } })

/** Each language by its own name, marked as that language, so that it is also spoken as it. */
export const Opened = meta.story({
  parameters: { picture: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    const menu = await screen.findByRole('menu', { name: 'Language' })
    await expect([...menu.querySelectorAll('[lang]')].map((name) => [name.getAttribute('lang'), name.textContent])).toEqual([
      ['en', 'English'],
      ['en-x-farm', 'English (Farm Audits)'],
      ['de', 'Deutsch'],
    ])
  },
})

/** Without a list, whatever languages there are. */
export const EveryLanguage = meta.story({
  args: { list: languages },
  render: ({ list: _, ...props }) => <LanguageSwitch {...props} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: English' }))
    const entries = await screen.findAllByRole('menuitemradio')
    await expect(entries.map((entry) => entry.querySelector('[lang]')?.getAttribute('lang'))).toEqual([...languages])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

const Held = ({ onLanguage, ...props }: LanguageSwitchProps) => {
  const [language, setLanguage] = useState<Language>(props.language)
  return (
    <LanguageSwitch
      {...props}
      language={language}
      onLanguage={(chosen) => {
        setLanguage(chosen)
        onLanguage(chosen)
      }}
    />
  )
}

export const Keyboard = meta.story({
  render: (props) => <Held {...props} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Language: English' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onLanguage).toHaveBeenLastCalledWith('de')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Language: Deutsch' })).toHaveFocus())
  },
})

export const German = meta.story({
  globals: { language: 'de' },
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sprache: Deutsch' })).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
