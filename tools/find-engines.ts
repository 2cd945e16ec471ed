import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { runAptGet } from './system-package.ts'

/** Browser engines beside Chromium (find-browser.ts): two carry the tests of the widgets, and Chromium's without its window the journeys and stories. */
export type OtherEngine = 'firefox' | 'webkit' | 'headless shell'

const onPath = (names: readonly string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(existsSync)

/** A browser of WebKitGTK lies where no path leads, in a folder of each architecture. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].map((architecture) => `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`)

/** The programs that run an engine, by what they are to it. */
export type Programs = Readonly<Record<string, string>>

const PARTS: Record<OtherEngine, { packages: string[]; find: () => Record<string, string | undefined> }> = {
  firefox: { packages: ['firefox-esr'], find: () => ({ browser: process.env.TRACEMARK_FIREFOX ?? onPath(['firefox-esr', 'firefox']) }) },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({ driver: onPath(['WebKitWebDriver']), browser: MINI_BROWSERS.find(existsSync), screen: onPath(['Xvfb']) }),
  },
  'headless shell': { packages: ['chromium-headless-shell'], find: () => ({ browser: onPath(['chromium-headless-shell']) }) },
}

const installed = (engine: OtherEngine): Programs | undefined => {
  const found = PARTS[engine].find()
  return Object.values(found).every((path) => path !== undefined) ? (found as Programs) : undefined
}

/** Without what a package recommends: fonts would change what pictures of the kit look like. */
const install = (packages: readonly string[]): string | undefined => {
  if (process.getuid?.() !== 0) return 'only root can install it'
  if (!existsSync('/usr/bin/apt-get')) return 'there is no apt-get to install it with'
  process.stderr.write(`Installing ${packages.join(', ')} for the tests.\n`)
  const done = runAptGet(['update', '-qq']) && runAptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages])
  return done ? undefined : 'apt-get could not install it'
}

/** The programs of an engine, installed where need be; or why there are none, in words. */
export const findEngine = (engine: OtherEngine): Programs | string => {
  const before = installed(engine)
  if (before) return before
  const { packages } = PARTS[engine]
  const trouble = install(packages)
  return (
    installed(engine) ??
    `${engine} was not run: ${packages.join(' and ')} is missing, and ${trouble ?? 'was not there after it was installed'}.`
  )
}

/** Chromium without the window around a page, which draws a page alike and computes less; with it where there is none. */
export const findShell = (): string => {
  const named = process.env.TRACEMARK_HEADLESS_SHELL
  if (named) return named
  const shell = findEngine('headless shell')
  return (typeof shell !== 'string' && shell.browser) || findBrowser()
}
