/** Files of packages that the browser asks for by address: copied to public/vendor, which git ignores. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeUnlessCurrent, fingerprint } from './fingerprint.mjs';
import { DATA, fromRoot } from './paths.mjs';

const VENDOR = fromRoot('public', 'vendor');
const SWAGGER = fromRoot('node_modules', 'swagger-ui-dist');
const CHINESE = fromRoot('node_modules', '@fontsource', 'noto-sans-sc');
const WEIGHTS = ['400', '700'];

export async function ensureAssets() {
  return makeUnlessCurrent({
    mark: join(DATA, 'made', 'assets'),
    result: join(VENDOR, 'noto-sans-sc', 'fonts.css'),
    print: fingerprint([
      join(SWAGGER, 'package.json'),
      join(CHINESE, 'package.json'),
      fromRoot('scripts', 'lib', 'assets.mjs'),
    ]),
    make: async () => {
      await rm(VENDOR, { recursive: true, force: true });
      await copySwagger();
      await copyChineseFont();
    },
  });
}

/** The API page's viewer. */
async function copySwagger() {
  const target = join(VENDOR, 'swagger');
  await mkdir(target, { recursive: true });
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'LICENSE', 'NOTICE'])
    await cp(join(SWAGGER, file), join(target, file));
}

/** Chinese in 101 slices a weight; a page loads the slices that its text needs, and only where the system has no Chinese font. */
async function copyChineseFont() {
  const target = join(VENDOR, 'noto-sans-sc');
  await mkdir(join(target, 'files'), { recursive: true });
  const sheets = await Promise.all(WEIGHTS.map((weight) => readFile(join(CHINESE, `${weight}.css`), 'utf8')));
  const css = sheets.join('\n').replace(/,\s*url\([^)]+\.woff\) format\('woff'\)/g, '');
  const files = [...css.matchAll(/url\(\.\/files\/([\w.-]+\.woff2)\)/g)].map((match) => match[1] ?? '');
  for (const file of files) await cp(join(CHINESE, 'files', file), join(target, 'files', file));
  await cp(join(CHINESE, 'LICENSE'), join(target, 'LICENSE'));
  await writeFile(join(target, 'fonts.css'), css);
}
