import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { root } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const installed = (): string | undefined => {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES, chromium.executablePath()].find(existsSync)
}

const isRoot = process.getuid?.() === 0

/** Quietly: one way that fails is followed by another, and the last failure says what to do. */
const attempt = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

const installWithPlaywright = () => {
  const playwright = join(root, 'node_modules/.bin/playwright')
  return attempt(playwright, ['install', 'chromium']) && (!isRoot || attempt(playwright, ['install-deps', 'chromium']))
}

const installWithApt = () =>
  isRoot &&
  existsSync('/usr/bin/apt-get') &&
  attempt('apt-get', ['update', '-qq']) &&
  attempt('apt-get', ['install', '-y', '-qq', 'chromium'])

/**
 * The path of a Chromium or Chrome: `TRACEMARK_BROWSER`, an installed one, Playwright's download, or the system's package,
 * in that order. Throws with what to do when none can be had.
 */
export const findBrowser = (): string => {
  const named = process.env.TRACEMARK_BROWSER
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`TRACEMARK_BROWSER names ${named}, which does not exist. Correct it, or unset it to have a browser found.`)
  }
  const found = installed()
  if (found) return found
  process.stderr.write('No Chromium or Chrome is installed: installing one.\n')
  if (installWithPlaywright() || installWithApt()) {
    const now = installed()
    if (now) return now
  }
  throw new Error('No browser could be found or installed. Install Chromium or Chrome, or set TRACEMARK_BROWSER to the path of one.')
}

/** What a browser says of itself, for the head of a test report. */
export const browserVersion = (path: string): string =>
  execFileSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
