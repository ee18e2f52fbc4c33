/**
 * A page that needs nothing but itself, for what is refused before or beside Next: no script, no style sheet, no picture.
 * Plain JavaScript, since the server's front door shows it too.
 */
import { securityHeaders } from './security-headers.mjs';

/** Headers of a plain page. */
export const plainPageHeaders = () => ({
  ...securityHeaders(),
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * @param {{ locale: string, status: number, title: string, text: string, link: { href: string, text: string } }} page
 * @returns {string} the document
 */
export function plainPage({ locale, status, title, text, link }) {
  return `<!doctype html>
<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-content: center; padding: 1.5rem; }
main { max-width: 34rem; }
p.status { font-family: ui-monospace, monospace; opacity: .7; margin: 0; }
h1 { font-size: 1.875rem; line-height: 1.2; margin: .25rem 0 .75rem; }
a { color: inherit; }
</style>
</head>
<body>
<main>
<p class="status">${status}</p>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
<p><a href="${escaped(link.href)}">${escaped(link.text)}</a></p>
</main>
</body>
</html>
`;
}
