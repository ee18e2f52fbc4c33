/** The address of a supplier's page, without language. */
export function supplierPath(id: number, page = 1): string {
  return `/suppliers/${id}${page > 1 ? `?page=${page}` : ''}`;
}
