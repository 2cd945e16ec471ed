import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Colours of marks. Where the system asks for more contrast, each has a texture of its own. */
export const tones = ['accent', 'notice', 'alert', 'warning', 'positive', 'plain'] as const

export type Tone = (typeof tones)[number]

const ink: Record<Tone, string> = {
  accent: 'var(--tm-accent)',
  notice: 'var(--tm-notice)',
  alert: 'var(--tm-alert)',
  warning: 'var(--tm-warning)',
  positive: 'var(--tm-positive)',
  plain: 'var(--tm-line-field)',
}

/** The colour of a mark that is drawn without a pattern. */
export const toneInk = (tone: Tone): string => ink[tone]

/** Drawn in the paper's colour over a ground of the tone's. */
const textures: Record<Tone, ReactNode> = {
  accent: null,
  notice: <path d="M0 4h8" strokeWidth={1} strokeOpacity={0.45} />,
  alert: <path d="M-2 2l4-4M0 8l8-8M6 10l4-4" />,
  warning: <path d="M0 0l8 8M0 8l8-8" />,
  positive: <path d="M4 0v8" />,
  plain: <path d="M2 2v.01M6 6v.01" strokeLinecap="round" strokeWidth={2.5} />,
}

const Texture = styled('g')({
  display: 'none',
  '@media (prefers-contrast: more), (forced-colors: active)': { display: 'inline' },
})

const patternId = (scope: string, tone: Tone) => `${scope}-${tone}`

/** What a mark is filled with, where `TonePatterns` of the same scope stand in the document. */
export const toneFill = (scope: string, tone: Tone) => `url(#${patternId(scope, tone)})`

/** The textures as SVG patterns; `scope` keeps the ids of two charts apart. */
export const TonePatterns = ({ scope }: { scope: string }) => (
  <defs>
    {tones.map((tone) => (
      <pattern key={tone} id={patternId(scope, tone)} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill={ink[tone]} />
        <Texture stroke="var(--tm-paper-raised)" strokeOpacity={0.75} strokeWidth={1.4} fill="none">
          {textures[tone]}
        </Texture>
      </pattern>
    ))}
  </defs>
)
