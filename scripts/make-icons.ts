/**
 * Draws the icons that browsers and phones ask for from app/icon.svg, where they are committed: public/icons and
 * app/favicon.ico. Run it after changing the mark: `npx tsx scripts/make-icons.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { fromRoot } from './lib/paths.mjs';

/** Of the shorter side, so that a round mask cuts nothing off (W3C, maskable icons: the safe zone). */
const SAFE = 0.7;

const mark = await readFile(fromRoot('app', 'icon.svg'));
const draw = (size: number) => sharp(mark, { density: 72 * (size / 32) }).resize(size, size).png({ compressionLevel: 9 });

async function maskable(size: number): Promise<Buffer> {
  const inner = Math.round(size * SAFE);
  return sharp({ create: { width: size, height: size, channels: 4, background: '#0b2a3f' } })
    .composite([{ input: await draw(inner).toBuffer(), gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** An ICO holding one PNG: a directory of 6 + 16 bytes before it. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

for (const size of [192, 512]) await draw(size).toFile(fromRoot('public', 'icons', `icon-${size}.png`));
await writeFile(fromRoot('public', 'icons', 'maskable-512.png'), await maskable(512));
await writeFile(fromRoot('public', 'icons', 'apple-180.png'), await maskable(180));
await writeFile(fromRoot('app', 'favicon.ico'), ico(await draw(48).toBuffer(), 48));
