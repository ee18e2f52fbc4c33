import * as z from 'zod';
import { LIMITS, text } from '@/http/input';
import { paging } from '@/http/list';

/** What a buyer looks for among the suppliers: a part of the name. */
export const supplierSearch = z.object({ ...paging, search: text(LIMITS.name).optional() });

/** A supplier as a buyer chooses one. */
export const supplierChoice = z.object({ id: z.int(), name: z.string(), port: z.string().nullable(), verified: z.boolean() });
export type SupplierChoice = z.output<typeof supplierChoice>;
