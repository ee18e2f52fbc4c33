import type { Access, Method } from './endpoint';

/** What the page says of a call. */
interface DescribedCall {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
const areaOf = ({ path }: DescribedCall) => path.split('/')[2] ?? 'api';

function row({ method, path, access, summary }: DescribedCall): string {
  const who = typeof access === 'string' ? access : access.join(', ');
  return `<tr><td><code>${method}</code></td><td><code>${escaped(path)}</code></td><td>${escaped(summary)}</td><td>${escaped(who)}</td></tr>`;
}

function section([area, calls]: [string, readonly DescribedCall[]]): string {
  return `<h2 id="${escaped(area)}">${escaped(area)}</h2>
<table><thead><tr><th scope="col">Method</th><th scope="col">Path</th><th scope="col">What it does</th><th scope="col">Who may</th></tr></thead>
<tbody>${calls.map(row).join('\n')}</tbody></table>`;
}

function byArea(calls: readonly DescribedCall[]): [string, DescribedCall[]][] {
  const areas = new Map<string, DescribedCall[]>();
  for (const call of calls) areas.set(areaOf(call), [...(areas.get(areaOf(call)) ?? []), call]);
  return [...areas].sort(([one], [other]) => one.localeCompare(other, 'en'));
}

/**
 * The page that describes the API: every call in a list of its own, which swagger-ui replaces where scripts run. Nobody needs
 * a script to read what there is.
 */
export function apiPage(calls: readonly DescribedCall[]): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Marsa Mart API</title>
  <link rel="stylesheet" href="/vendor/swagger/swagger-ui.css">
  <style>
    .plain { max-width: 75rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #0b2a3f; }
    .plain table { width: 100%; border-collapse: collapse; }
    .plain th, .plain td { padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #c9d2d8; text-align: start; vertical-align: top; }
    .plain code { overflow-wrap: anywhere; }
  </style>
</head>
<body>
  <main id="api"><div class="plain">
<h1>Marsa Mart API</h1>
<p>${calls.length} calls. Machines read them as <a href="/api/openapi.json">OpenAPI 3.1 (JSON)</a>. A call answers JSON; a refusal is
<code>{"success": false, "error": "…", "code": "…"}</code>. Sign in with <code>POST /api/auth/login</code> and send its token as
<code>Authorization: Bearer</code>, or keep its cookie. <a href="/">Marsa Mart</a></p>
${byArea(calls).map(section).join('\n')}
  </div></main>
  <script src="/vendor/swagger/swagger-ui-bundle.js"></script>
  <script src="/api-docs.js"></script>
</body>
</html>
`;
}
