import 'server-only';
import type { Locale } from '@/i18n/locales';
import { findProduct } from './catalogue.queries';
import type { ProductDetail } from './catalogue.schema';
import { COMPARED } from './kept-lists.schema';

/** The ids in an address such as "3,1,7": each once, at most four, whatever else stands there left out. */
export function readComparedIds(text: string | string[] | undefined): number[] {
  const ids = [text].flat()[0]?.split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number) ?? [];
  return [...new Set(ids)].slice(0, COMPARED.most);
}

/** The approved products among some ids, in their order. */
export async function findCompared(ids: readonly number[], language: Locale): Promise<ProductDetail[]> {
  const found = await Promise.all(ids.map((id) => findProduct(id, language)));
  return found.filter((product) => product !== null);
}
