import { describe, expect, it } from 'vitest';
import type { RoleSlug } from '@/access/roles';
import { makeSignedIn, signedIn, type SignedIn } from '@/modules/account/account.factory';
import { makeProposedChange, makeSubmitted } from '@/modules/catalogue/admin-products.factory';
import { makeContactRequest } from '@/modules/contact/contact.factory';
import { makeProposedFee } from '@/modules/customs/customs.factory';
import { makeDispute } from '@/modules/dispute/dispute.factory';
import { makeDocument } from '@/modules/kyc/kyc.factory';
import { makeHeldText } from '@/modules/moderation/moderation.factory';
import { makeAgreedTrade, makeConfirmedOrder, makeOrder, makeTrade } from '@/modules/order/order.factory';
import { quotationTerms } from '@/modules/quotation/quotation.factory';
import { db } from '@/server/db';
import { call, type CallName, type Sent } from '../call';
import { everything } from '../everything';

/** Kind H13: who holds several roles decides about its own affairs in another one. It reads them as that role does. */

/** A party in one more role. */
async function alsoAs(party: SignedIn, slug: RoleSlug): Promise<SignedIn> {
  await db.grant.create({ data: { party: { connect: { id: party.partyId } }, role: { connect: { slug } } }, select: { id: true } });
  return signedIn({ ...party, role: slug });
}

type Decision = readonly [name: CallName, as: SignedIn, sent?: Sent];

const DECISIONS: Readonly<Record<string, () => Promise<Decision>>> = {
  'the RFQ it has sent, as captain': async () => {
    const { buyer, rfq } = await makeTrade();
    return ['POST /api/captain/rfqs/{rfqId}/accept', await alsoAs(buyer, 'captain'), { params: { rfqId: rfq.id }, body: quotationTerms() }];
  },
  'the RFQ for its own goods, as captain': async () => {
    const { seller, rfq } = await makeTrade();
    return ['POST /api/captain/rfqs/{rfqId}/accept', await alsoAs(seller, 'captain'), { params: { rfqId: rfq.id }, body: quotationTerms() }];
  },
  'an answer to its own RFQ': async () => {
    const { buyer, rfq } = await makeTrade();
    return ['POST /api/captain/rfqs/{rfqId}/respond', await alsoAs(buyer, 'captain'), { params: { rfqId: rfq.id }, body: { response: 'No.', action: 'reject' } }];
  },
  'the conversion of what it has agreed to': async () => {
    const { buyer, dpq } = await makeAgreedTrade();
    return ['POST /api/captain/dpqs/{dpqId}/convert-to-dpo', await alsoAs(buyer, 'captain'), { params: { dpqId: dpq.id } }];
  },
  'the confirmation of what it sells': async () => {
    const { seller, dpo } = await makeOrder();
    return ['POST /api/captain/dpos/{dpoId}/confirm', await alsoAs(seller, 'captain'), { params: { dpoId: dpo.id } }];
  },
  'the processing of what it buys': async () => {
    const { buyer, dpo } = await makeConfirmedOrder();
    return ['POST /api/captain/dpos/{dpoId}/process', await alsoAs(buyer, 'captain'), { params: { dpoId: dpo.id } }];
  },
  'the cancellation of what it buys, as captain': async () => {
    const { buyer, dpo } = await makeConfirmedOrder();
    return ['POST /api/captain/dpos/{dpoId}/cancel', await alsoAs(buyer, 'captain'), { params: { dpoId: dpo.id }, body: {} }];
  },
  'who judges its dispute': async () => {
    const { buyer, disputeId } = await makeDispute();
    const { partyId: arbitratorId } = await makeSignedIn({ roles: ['arbitrator'] });
    return ['POST /api/captain/disputes/{disputeId}/assign', await alsoAs(buyer, 'captain'), { params: { disputeId }, body: { arbitratorId } }];
  },
  'a fee that it has asked': async () => {
    const { cha, fee } = await makeProposedFee();
    return ['POST /api/captain/fees/{feeId}/accept', await alsoAs(cha, 'captain'), { params: { feeId: fee.id }, body: { version: fee.version } }];
  },
  'its own product': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const productId = await makeSubmitted({}, seller);
    return ['POST /api/admin/products/approve', await alsoAs(seller, 'admin'), { body: { productId } }];
  },
  'a change that it proposed': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const changeId = await makeProposedChange({}, seller);
    return ['POST /api/admin/product-changes/{changeId}/approve', await alsoAs(seller, 'admin'), { params: { changeId } }];
  },
  'a text of its own that is held back': async () => {
    const { id: textId, buyer } = await makeHeldText();
    return ['POST /api/admin/held-texts/{textId}/release', await alsoAs(buyer, 'admin'), { params: { textId } }];
  },
  'its own paper': async () => {
    const seller = await makeSignedIn({ roles: ['seller'] });
    const { id: documentId } = await makeDocument(seller);
    return ['POST /api/hr/documents/approve', await alsoAs(seller, 'hr'), { body: { documentId } }];
  },
  'the contact details that it has asked for': async () => {
    const { id: requestId, requester } = await makeContactRequest();
    return ['POST /api/hr/contacts/approve', await alsoAs(requester, 'hr'), { body: { requestId } }];
  },
};

describe('nobody decides', () => {
  it.each(Object.entries(DECISIONS))('%s', async (_, begin) => {
    const [name, as, sent] = await begin();
    const before = await everything();
    expect(await call(name, { ...sent, as })).toMatchObject({ status: 403, body: { code: 'own_decision' } });
    expect(await everything()).toBe(before);
  });
});
