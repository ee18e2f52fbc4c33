/** What the list of suppliers is narrowed by, as its address has it. */
export interface SupplierFilter {
  /** Part of a name. */
  readonly search: string;
  /** UN/LOCODE. */
  readonly port: string;
  /** Name of a category. */
  readonly category: string;
}

/** The address of the list of suppliers, without language; what is at its start stays out of it. */
export function suppliersPath({ search = '', port = '', category = '' }: Partial<SupplierFilter> = {}, page = 1): string {
  const chosen = new URLSearchParams(Object.entries({ search, port, category, page: page > 1 ? String(page) : '' }).filter(([, value]) => value !== ''));
  return `/suppliers${chosen.size > 0 ? `?${chosen}` : ''}`;
}

/** The address of a supplier's page, without language. */
export function supplierPath(id: number, page = 1): string {
  return `/suppliers/${id}${page > 1 ? `?page=${page}` : ''}`;
}
