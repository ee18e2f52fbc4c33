import 'server-only';
import * as z from 'zod';
import { endpoint } from '@/http/endpoint';
import { rangeOf, setTotal } from '@/http/list';
import { listSupplierChoices } from './supplier.queries';
import { supplierChoice, supplierSearch } from './supplier.schema';

export const getBuyerSuppliers = endpoint({
  method: 'GET', path: '/api/buyer/suppliers', access: ['buyer'], summary: 'Suppliers by name, for an invitation to an RFQ', query: supplierSearch, response: z.array(supplierChoice), isCounted: true,
}).handle(async ({ query, headers }) => {
  const { rows, total } = await listSupplierChoices(query.search ?? '', rangeOf(query));
  setTotal(headers, total);
  return rows;
});
