import * as z from 'zod';
import { statesOf } from '@/machine/machine';
import { contactDetailsIn, CONTACT_KINDS } from './contact-detail';
import { heldTextMachine } from './held-text.machine';

export { contactDetailsIn };

/** What texts stand in that another party may read. Products are read by an admin before anybody else does. */
const HELD_ENTITIES = ['rfq', 'rfq_file', 'message', 'offer', 'offer_file', 'dpo', 'delivery', 'party', 'dispute', 'evidence', 'case_message', 'case_file', 'work_paper', 'packing_list', 'survey', 'milestone', 'rating', 'survey_photo'] as const;
export type HeldEntity = (typeof HELD_ENTITIES)[number];
const HELD_FIELDS = ['title', 'description', 'message', 'goodsReadyPacking', 'cancelReason', 'inspectionPlace', 'inspectionContact', 'consignee', 'notifyParty', 'recipient', 'street', 'zipCode', 'city', 'name', 'reason', 'fileName', 'note', 'marks', 'place', 'remarks', 'lineRemarks', 'number', 'issuer'] as const;
export type HeldField = (typeof HELD_FIELDS)[number];

const common = {
  id: z.int(),
  entity: z.enum(HELD_ENTITIES),
  field: z.enum(HELD_FIELDS),
  /** The RFQ that it belongs to; null for a party's name. */
  rfqId: z.int().nullable(),
  status: z.enum(statesOf(heldTextMachine)),
  createdAt: z.iso.datetime(),
};

/** A held text as the admin reads it. */
export const heldTextAnswer = z.object({
  ...common, entityId: z.int(), author: z.string(), vendorCode: z.string(), text: z.string(), kinds: z.array(z.enum(CONTACT_KINDS)), decidedAt: z.iso.datetime().nullable(),
});
export type HeldTextAnswer = z.output<typeof heldTextAnswer>;

/** A text of one's own that others do not read now. */
export const ownHeldTextAnswer = z.object({ ...common, entityId: z.int(), text: z.string() });
export type OwnHeldTextAnswer = z.output<typeof ownHeldTextAnswer>;

/** What stands in the place of a name or title that may not be read, where a sentence would make no sense. */
export const numberForOthers = (id: number): string => `#${id}`;

/** A title or name for what reaches others at once, such as the bell: its number where it seems to give a contact away. */
export function titleForOthers(title: string, id: number): string {
  return contactDetailsIn(title).length > 0 ? numberForOthers(id) : title;
}
