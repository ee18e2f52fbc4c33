/**
 * Copies the pictures that categories, catalogs and demo products name from @lobehub/fluent-emoji-3d (a development
 * dependency, 50 MB) to public/pictures/emoji, where they are committed at about 5 kB each. Run it after naming a new
 * one: `npx tsx scripts/copy-pictures.ts`.
 */
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fromRoot } from './lib/paths.mjs';

const FROM = fromRoot('node_modules', '@lobehub', 'fluent-emoji-3d', 'assets');
const TO = fromRoot('public', 'pictures', 'emoji');
const PRODUCTS = fromRoot('prisma', 'seed', 'data', 'products');

/** Pictures that pages name: the ship on the chart, the steps of a deal, services, values, an address that leads nowhere, a product without one. */
const ALWAYS = [
  '1f4e6', '1f6a2', '1f4dd', '1f9fe', '1f512', '2693', '1f9ed', '1f50d', '1f6c3', '1f4c8', '2696-fe0f', '1f4a1', '1f9e9', '1f30d', '1f3c6', '1f331',
];

const NOTICE = `The pictures in the folder emoji come from two projects, both under the MIT licence below.

Fluent emoji: Copyright (c) Microsoft Corporation. https://github.com/microsoft/fluentui-emoji
@lobehub/fluent-emoji-3d, which packs them: Copyright (c) 2023 LobeHub. https://github.com/lobehub/fluent-emoji

MIT License

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated
documentation files (the "Software"), to deal in the Software without restriction, including without limitation the
rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit
persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
`;

/** The pictures that a file names as `picture: '1f4e6'`. */
async function picturesNamedIn(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8');
  return [...text.matchAll(/\bpicture: '([0-9a-z-]+)'/g)].map(([, name = '']) => name);
}

async function sources(): Promise<string[]> {
  const products = (await readdir(PRODUCTS))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${PRODUCTS}/${name}`);
  const others = ['src/modules/catalogue/category.schema.ts', 'prisma/seed/data/catalogs.ts'].map((path) => fromRoot(path));
  return [...others, ...products];
}

await mkdir(TO, { recursive: true });
await writeFile(fromRoot('public', 'pictures', 'NOTICE'), NOTICE);
const named = (await Promise.all((await sources()).map(picturesNamedIn))).flat();
const missing: string[] = [];
for (const name of new Set([...ALWAYS, ...named])) {
  await copyFile(`${FROM}/${name}.webp`, `${TO}/${name}.webp`).catch(() => missing.push(name));
}
if (missing.length > 0) throw new Error(`There are no such pictures: ${missing.join(', ')}`);
