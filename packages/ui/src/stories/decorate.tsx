import { Language } from '@tracemark/api/schemas'
import type { ComponentType } from 'react'

import type { LanguageTable } from '../i18n/keys.ts'

import type { SidebarOptions } from '../theme/sidebar.ts'

import { StoryFrame } from './StoryFrame.tsx'

interface StoryContext {
  globals: Record<string, unknown>
  loaded: Record<string, unknown>
  parameters: Record<string, unknown>
}

/** Puts a story into its frame, by the toolbar's theme, language, direction and density. */
export const decorate = (Story: ComponentType, { globals, loaded, parameters }: StoryContext) => (
  <StoryFrame
    theme={globals.theme === 'dark' ? 'dark' : 'light'}
    language={Language.safeParse(globals.language).data ?? 'en'}
    direction={globals.direction === 'rtl' ? 'rtl' : 'ltr'}
    density={globals.density === 'comfortable' ? 'comfortable' : 'compact'}
    sidebar={(parameters.sidebar ?? {}) as SidebarOptions}
    messages={loaded.messages as LanguageTable}
    padded={parameters.padded !== false}
    accentColor={typeof parameters.accentColor === 'string' ? parameters.accentColor : undefined}
  >
    <Story />
  </StoryFrame>
)
