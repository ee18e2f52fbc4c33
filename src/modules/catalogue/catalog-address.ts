/** The address of a catalog's page, without language. */
export function catalogPath(id: number): string {
  return `/catalogs/${id}`;
}
