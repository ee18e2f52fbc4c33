/** The address of a comparison. In a file of its own, since the browser makes it too and needs no more. */
export function comparePath(ids: readonly number[], prices: string, path = '/compare'): string {
  const query = [ids.length > 0 && `ids=${ids.join(',')}`, prices !== '' && `prices=${prices}`].filter(Boolean).join('&');
  return query ? `${path}?${query}` : path;
}
