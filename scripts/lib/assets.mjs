/** Files of packages that the browser asks for by address: copied to public/vendor, which git ignores. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow, fingerprint, makeUnlessCurrent } from './fingerprint.mjs';
import { DATA, fromRoot } from './paths.mjs';

const VENDOR = fromRoot('public', 'vendor');
const SWAGGER = fromRoot('node_modules', 'swagger-ui-dist');
const CHINESE = fromRoot('node_modules', '@fontsource', 'noto-sans-sc');
const WEIGHTS = ['400', '700'];
const PLEX = fromRoot('node_modules', '@fontsource');
/** Archivo, cut to the headings' weight and width. */
const OWN_FONTS = fromRoot('src', 'ui', 'fonts');

export async function ensureAssets() {
  return makeUnlessCurrent({
    mark: join(DATA, 'made', 'assets'),
    result: join(VENDOR, 'noto-sans-sc', 'fonts.css'),
    print: fingerprint([
      join(SWAGGER, 'package.json'),
      join(CHINESE, 'package.json'),
      join(PLEX, 'ibm-plex-sans', 'package.json'),
      ...filesBelow([OWN_FONTS]),
      fromRoot('scripts', 'lib', 'assets.mjs'),
    ]),
    make: async () => {
      await rm(VENDOR, { recursive: true, force: true });
      await copySwagger();
      await copyChineseFont();
      await copyPreloadedFonts();
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

/** What a page asks for in its head (src/ui/preloaded-fonts.ts) needs an address that does not change with each build. */
async function copyPreloadedFonts() {
  const target = join(VENDOR, 'fonts');
  await mkdir(target, { recursive: true });
  for (const [family, subset, weights] of /** @type {const} */ ([
    ['ibm-plex-sans', 'latin', ['400']],
    ['ibm-plex-sans-arabic', 'arabic', ['400', '600']],
    ['ibm-plex-sans-devanagari', 'devanagari', ['400', '600']],
  ])) {
    for (const weight of weights)
      await cp(join(PLEX, family, 'files', `${family}-${subset}-${weight}-normal.woff2`), join(target, `ibm-plex-sans-${subset}-${weight}.woff2`));
    await cp(join(PLEX, family, 'LICENSE'), join(target, `${family}-LICENSE`));
  }
  await cp(join(OWN_FONTS, 'archivo-heading-latin.woff2'), join(target, 'archivo-heading-latin.woff2'));
  await cp(join(OWN_FONTS, 'LICENSE'), join(target, 'archivo-LICENSE'));
}
