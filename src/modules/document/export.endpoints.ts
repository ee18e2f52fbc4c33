import 'server-only';
import * as z from 'zod';
import { endpoint, servedFile } from '@/http/endpoint';
import { idParam } from '@/http/input';
import { LOCALES } from '@/i18n/locales';
import { findExportPaper, listExportDocuments, type ExportPaper } from './export.queries';
import { exportAnswer } from './export.schema';

const access = ['buyer', 'seller', 'captain', 'cha', 'logistics'] as const;
const params = z.object({ entityId: idParam() });
const query = z.object({ lang: z.enum(LOCALES, 'invalid_input').optional() });

export const getExportDocuments = endpoint({
  method: 'GET', path: '/api/dpos/{entityId}/documents', access, summary: 'The export papers of an order: which can be made, what the others lack, and what they say differently', params, response: exportAnswer,
}).handle(({ actor, params: { entityId } }) => listExportDocuments(entityId, actor));

function paper<const P extends string>(path: P, kind: ExportPaper['kind'], summary: string) {
  return endpoint({ method: 'GET', path, access, summary, params, query, file: 'application/pdf', response: servedFile })
    .handle(async ({ actor, params: { entityId }, query: { lang } }) => (await import('./export.render')).renderExport(await findExportPaper(kind, entityId, actor), actor, lang));
}

export const getPackingList = paper('/api/dpos/{entityId}/packing-list', 'packing_list', 'The packing list of an order as PDF');
export const getShippingInstructions = paper('/api/dpos/{entityId}/shipping-instructions', 'shipping_instructions', 'The shipping instructions of an order as PDF');
export const getCertificateOfOrigin = paper('/api/dpos/{entityId}/certificate-of-origin', 'certificate_of_origin', 'The draft of an order’s certificate of origin as PDF');
