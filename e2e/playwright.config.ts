import { defineConfig } from '@playwright/test'

// Half of what a page costs is the window around it, where the browser has one.
const executablePath = process.env.TRACEMARK_HEADLESS_SHELL ?? process.env.TRACEMARK_BROWSER

/** Whole journeys in a real browser against the real backend, started as a newcomer starts it (global-setup.ts). */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: './global-setup.ts',
  fullyParallel: false,
  // A browser waits much: two journeys at once take little more than half of the time.
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json']],
  outputDir: '../test-results',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Bogota',
    geolocation: { latitude: 4.335, longitude: -75.703, accuracy: 12 },
    permissions: ['geolocation'],
    // What the service worker keeps is tried by journeys without a network; for each of the others it would fetch the whole portal.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--disable-gpu', '--disable-background-networking', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
})
