/** Structured data for search engines. `<` is written as its escape, so that no text can end the script; no markup is trusted. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
