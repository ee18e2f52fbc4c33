/** Names in a browser's own description of itself, the special ones before those that they pretend to be. */
const BROWSERS = [[/\bEdgA?\//, 'Edge'], [/\bOPR\//, 'Opera'], [/\bSamsungBrowser\//, 'Samsung Internet'], [/\b(Firefox|FxiOS)\//, 'Firefox'], [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'], [/\bSafari\//, 'Safari']] as const;
const SYSTEMS = [[/iPhone|iPad/, 'iOS'], [/Android/, 'Android'], [/Windows/, 'Windows'], [/Mac OS X/, 'macOS'], [/CrOS/, 'ChromeOS'], [/Linux/, 'Linux']] as const;

/** The browser and the system behind a User-Agent header, for its owner to recognise; null when it is none that we know. */
export function deviceOf(userAgent: string): { browser: string; system: string } | null {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1];
  const system = SYSTEMS.find(([sign]) => sign.test(userAgent))?.[1];
  return browser && system ? { browser, system } : null;
}
