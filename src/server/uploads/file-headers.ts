import 'server-only';

/**
 * Headers of a served file: it is saved and never shown as a page, it may hold no script, and no other site may embed
 * it. A picture inside our own page is shown nevertheless.
 */
export function fileHeaders(file: { name: string; type: string; size: number; isPublic: boolean }): Headers {
  const ascii = file.name.normalize('NFKD').replace(/[^\x20-\x7e]/g, '').replace(/["\\%;]/g, '_').trim() || 'file';
  return new Headers({
    'content-type': file.type,
    'content-length': String(file.size),
    'content-disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encodeRfc5987(file.name)}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': file.isPublic ? 'private, max-age=86400, immutable' : 'private, no-store',
  });
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
