import { findEngine } from '../../../tools/find-engines.ts'
import { launchChromium } from './chromium.ts'
import type { Engine } from './engine.ts'
import { launchFirefox } from './firefox.ts'
import { launchWebKit } from './webkit.ts'

export const engines = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engines)[number]

/** Starts an engine; or says in words why it can't be had. */
export const launch = async (name: EngineName): Promise<Engine | string> => {
  if (name === 'chromium') return launchChromium()
  const programs = findEngine(name)
  if (typeof programs === 'string') return programs
  return name === 'firefox' ? launchFirefox(programs) : launchWebKit(programs)
}
