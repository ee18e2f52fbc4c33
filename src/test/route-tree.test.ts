import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '@/http/endpoints';
import { CALLS, DOCUMENTED, nameOf, OWN } from './spec-matrix';

/**
 * Files below app/api that mount no declared call: the API's own document, its JSON 404, next-auth, the live stream, whose
 * answer is no JSON, uploadthing's own protocol, and the embedded provider's two addresses, which take and give bytes.
 */
const OTHERS = ['openapi.json', '[[...rest]]', 'auth/[...nextauth]', 'notifications/stream', 'uploadthing', 'local-ingest/[key]', 'local-files/a/[appId]/[key]'];

/** A mount file, whole: nothing else may stand in it, and all that is imported is mounted. */
const MOUNT = /^import \{ mount \} from '@\/http\/serve';\n((?:import \{ \w+(?:, \w+)* \} from '@\/modules\/([a-z]+)\/[a-z-]+\.endpoints';\n)+)\nexport const \{ GET, POST, PUT, PATCH, DELETE, OPTIONS \} = mount\((\w+(?:, \w+)*)\);\n$/;
const IMPORT = /import \{ (.+) \} from '@\/(.+)';/g;

const root = join(process.cwd(), 'app', 'api');
const folders = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /(^|\/)route\.tsx?$/.test(file))
  .map((file) => file.replace(/\/route\.tsx?$/, ''))
  .filter((folder) => !OTHERS.includes(folder));
const loaders = import.meta.glob<Readonly<Record<string, unknown>>>('../modules/*/*.endpoints.ts');

interface Mounted { path: string; imported: string; mounted: string; endpoints: unknown[] }

/** What a mount file serves: the declared calls that it names, under the path at which it lies. */
async function mountedIn(folder: string): Promise<Mounted> {
  const [, imports = '', , mounted = ''] = MOUNT.exec(readFileSync(join(root, folder, 'route.ts'), 'utf8')) ?? [];
  const lines = [...imports.matchAll(IMPORT)].map(([, names = '', file = '']) => ({ names: names.split(', '), file }));
  const endpoints = await Promise.all(lines.flatMap(({ names, file }) => names.map(async (name) => (await loaders[`../${file}.ts`]?.())?.[name])));
  return { path: `/api/${folder.replace(/\[(\w+)\]/g, '{$1}')}`, imported: lines.flatMap(({ names }) => names).join(', '), mounted, endpoints };
}

describe('the matrix of the specification', () => {
  it('holds its 95 calls and our own, each once', () => {
    const names = [...DOCUMENTED, ...OWN].map(nameOf);
    expect(DOCUMENTED).toHaveLength(95);
    expect(new Set(names).size).toBe(names.length);
  });

  it('guards 80 of them by role and one by sign-in', () => {
    expect(DOCUMENTED.filter(({ who }) => typeof who !== 'string')).toHaveLength(80);
    expect(DOCUMENTED.filter(({ who }) => who === 'signed').map(nameOf)).toEqual(['PUT /api/auth/change-password']);
  });

  it('agrees with the declared calls on what is built', () => {
    expect(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(CALLS.map(nameOf).sort());
  });

  it('agrees with the declared calls on who may', () => {
    const declared = ENDPOINTS.map(({ method, path, access }) => [`${method} ${path}`, typeof access === 'string' ? access : [...access].sort()]);
    const specified = CALLS.map((call) => [nameOf(call), typeof call.who === 'string' ? { any: 'public', signed: 'signed-in' }[call.who] : [...call.who].sort()]);
    expect(Object.fromEntries(declared)).toEqual(Object.fromEntries(specified));
  });
});

describe('the route tree', () => {
  it.each(folders)('app/api/%s is a bare mount, at the path of its calls', async (folder) => {
    expect(readFileSync(join(root, folder, 'route.ts'), 'utf8')).toMatch(MOUNT);
    const { path, imported, mounted, endpoints } = await mountedIn(folder);
    expect(mounted.split(', ').sort()).toEqual(imported.split(', ').sort());
    expect(endpoints).toEqual(endpoints.map(() => expect.objectContaining({ path, handle: expect.any(Function) })));
  });

  it('mounts every declared call exactly once', async () => {
    const mounted = (await Promise.all(folders.map(mountedIn))).flatMap(({ endpoints }) => endpoints);
    expect(mounted).toHaveLength(ENDPOINTS.length);
    expect(ENDPOINTS.filter((endpoint) => !mounted.includes(endpoint)).map(({ path }) => path)).toEqual([]);
  });

  it('names the parameters of a call as its path does', () => {
    const differing = ENDPOINTS.filter((endpoint) => {
      const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      return Object.keys('params' in endpoint ? endpoint.params.shape : {}).join() !== inPath.join();
    });
    expect(differing.map(({ path }) => path)).toEqual([]);
  });
});
