/** What a file's address answers where there is none (next.config.mjs leads here): no page, since no person reads it. */
export function GET(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
