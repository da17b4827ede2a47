import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Flags for a browser that may run as root, without a network and without a graphics card. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;

const usualPlaces = [
  // Chromium without a window: a journey takes a third less of the processor's time than in the whole browser.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns an installed Chromium: CHROMIUM_PATH, the usual paths, Playwright's own; otherwise Playwright installs one.
 *
 * @throws Error with instructions when none can be installed
 */
export function findChromium(): string {
  const path = process.env.CHROMIUM_PATH;
  if (path) {
    if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which does not exist.`);
    return path;
  }
  const found = [...usualPlaces, chromium.executablePath()].find((file) => file && existsSync(file));
  if (found) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell: process.platform === 'win32' });
  const installed = chromium.executablePath();
  if (existsSync(installed)) return installed;
  throw new Error(
    'No Chromium was found and none could be installed. On Debian: apt-get install chromium fonts-noto-cjk. Elsewhere install Chrome or set CHROMIUM_PATH.',
  );
}
