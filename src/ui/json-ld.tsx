import { headText } from './head-text';

/** Structured data for search engines, without soft hyphens. `<` is written as its escape, so that no text can end the script; no markup is trusted. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{headText(JSON.stringify(data)).replaceAll('<', '\\u003c')}</script>;
}
