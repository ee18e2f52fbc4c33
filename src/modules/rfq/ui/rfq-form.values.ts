import * as z from 'zod';
import { CURRENCIES } from '@/modules/ledger/money.schema';
import { PAYMENT_TERMS } from '@/modules/quotation/quotation.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import type { UploadedFile } from '@/modules/upload/upload.schema';
import { isUnitOpen, rfqBodyOn, type rfqBody, type RfqAnswer } from '../rfq.schema';

type Unit = RfqAnswer['unit'];

/** What the RFQ form's fields hold: texts, as typed. */
export interface RfqFormValues {
  readonly title: string;
  readonly description: string;
  readonly quantity: string;
  /** Empty where it is not for the buyer to choose. */
  readonly unit: string;
  readonly response_deadline: string;
  readonly budget_range_min: string;
  readonly budget_range_max: string;
  /** Place in the list of currencies, from 1. */
  readonly currency_id: string;
  /** Id of a port. */
  readonly delivery_port_id: number | null;
  /** Empty for no wish. */
  readonly payment_terms: string;
  /** The files that came up for it. */
  readonly files: readonly DraftFile[];
  /** Ids of files that it had and that are to go. */
  readonly removed_files: readonly number[];
}

/** A file that came up for a request that is not sent yet, and when (milliseconds): one that nobody hands in is removed after a while. */
interface DraftFile extends UploadedFile {
  readonly at: number;
}

/** How long before its removal a file of a draft is not counted on any more. */
const MARGIN_HOURS = 2;

/** The files of a draft that are still there. */
export function filesLeft(files: readonly DraftFile[], now: number): readonly DraftFile[] {
  return files.filter(({ at }) => now - at < (SETTINGS.orphanFileHours - MARGIN_HOURS) * 3_600_000);
}

/** The files as the field says that they are there now, each with the time at which it came. */
export function asDraft(files: readonly UploadedFile[], before: readonly DraftFile[], now: number): readonly DraftFile[] {
  return files.map(({ key, name }) => ({ key, name, at: before.find((file) => file.key === key)?.at ?? now }));
}

export const EMPTY_RFQ: RfqFormValues = { title: '', description: '', quantity: '', unit: 'pcs', response_deadline: '', budget_range_min: '', budget_range_max: '', currency_id: '1', delivery_port_id: null, payment_terms: '', files: [], removed_files: [] };

/** What a draft does not keep: it is of a new request, which has nothing to take away. */
export const UNDRAFTED = ['removed_files'] as const;

/** The fields of an RFQ that is there already. As a message to the captain the description begins empty. */
export function valuesOf(rfq: RfqAnswer, toCaptain: boolean): RfqFormValues {
  return {
    title: rfq.title,
    description: toCaptain ? '' : rfq.description,
    quantity: String(rfq.quantity),
    unit: isUnitOpen(rfq) ? rfq.unit : '',
    response_deadline: rfq.responseDeadline ?? '',
    budget_range_min: rfq.budgetRangeMin === null ? '' : String(rfq.budgetRangeMin),
    budget_range_max: rfq.budgetRangeMax === null ? '' : String(rfq.budgetRangeMax),
    currency_id: String(CURRENCIES.indexOf(rfq.currency) + 1),
    delivery_port_id: rfq.deliveryPort?.id ?? null,
    payment_terms: rfq.paymentTerms ?? '',
    files: [],
    removed_files: [],
  };
}

/** The call's body of a filled form: the quantity as a number, empty dates and budgets as null; the unit where no product brings its own. */
export function toRfqBody(values: RfqFormValues, productId?: number): z.input<typeof rfqBody> {
  const quantity = values.quantity.trim();
  return {
    ...(productId === undefined ? {} : { product_id: productId }),
    title: values.title.trim(),
    description: values.description.trim(),
    quantity: /^\d+(\.\d+)?$/.test(quantity) ? Number(quantity) : Number.NaN,
    ...(productId === undefined && values.unit !== '' && { unit: values.unit as Unit }),
    response_deadline: values.response_deadline || null,
    budget_range_min: values.budget_range_min.trim() || null,
    budget_range_max: values.budget_range_max.trim() || null,
    currency_id: Number(values.currency_id),
    delivery_port_id: values.delivery_port_id,
    payment_terms: PAYMENT_TERMS.find((term) => term === values.payment_terms) ?? null,
    ...(values.files.length > 0 && { files: values.files.map(({ key }) => key) }),
  };
}

/** The call's own schema over the form's fields, so that form and server refuse the same with the same words. `today` is the buyer's day. */
export const rfqFormSchema = (today: string) => z.custom<RfqFormValues>().transform((values) => toRfqBody(values)).pipe(rfqBodyOn(today));
