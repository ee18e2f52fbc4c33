import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn, signedIn, type MadeParty, type SignedIn } from '@/modules/account/account.factory';
import { makeProduct } from '@/modules/catalogue/catalogue.factory';
import { refreshBadge } from '@/modules/kyc/badge.commands';
import { makeDocument } from '@/modules/kyc/kyc.factory';
import { requiredTypes } from '@/modules/kyc/kyc.schema';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { auditOf } from '@/test/effects';
import { mailsTo, makeBlocked } from './users.factory';

const UPDATE = 'PUT /api/hr/users/update';
let hr: SignedIn;

beforeAll(async () => {
  hr = await makeSignedIn({ roles: ['hr'] });
});

const update = (party: MadeParty, body: object) => call(UPDATE, { as: hr, body: { userId: party.partyId, ...body } });
const read = (party: MadeParty) => db.party.findUniqueOrThrow({ where: { id: party.partyId }, include: { grants: { include: { role: true } }, passwordLinks: true } });
const rolesOf = async (party: MadeParty) => (await read(party)).grants.map(({ role }) => role.slug).sort();
const isOut = async (session: SignedIn) => (await call('GET /api/notifications', { as: session })).status === 401;

describe('HR edits a user', () => {
  it('with everything that the form sends', async () => {
    const party = await makeParty({ roles: ['seller'] });
    const body = { first_name: 'Ada', last_name: 'King Lovelace', email: party.email, phone: '+44 20 7946 0000', vendor_code: 'sell-ada01', is_active: true, is_verified: false, role: 'SELL' };
    expect(await update(party, body)).toMatchObject({ status: 200, body: { success: true } });
    expect(await read(party)).toMatchObject({ firstName: 'Ada', lastName: 'King Lovelace', phone: '+442079460000', phoneProvenAt: null, vendorCode: 'SELL-ADA01', status: 'active' });
    expect(await auditOf('party', party.partyId)).toMatchObject([{ action: 'party.edit', details: { changed: ['lastName', 'phone', 'vendorCode'] } }]);
    expect(await mailsTo(party.email)).toEqual([]);
  });

  it('and changes nothing where nothing is different', async () => {
    const party = await makeParty({ roles: ['buyer', 'seller'] });
    const session = await signedIn(party);
    expect(await update(party, { first_name: party.firstName, email: ` ${party.email.toUpperCase()} `, role: 'buyer', is_active: true, is_verified: false })).toMatchObject({ status: 200 });
    expect([await isOut(session), await rolesOf(party), await auditOf('party', party.partyId)]).toEqual([false, ['buyer', 'seller'], []]);
  });

  it('a new e-mail is unproven, the old address is told, sessions and open links end', async () => {
    const party = await makeParty({ roles: ['seller'] });
    const session = await signedIn(party);
    await db.passwordLink.create({ data: { partyId: party.partyId, purpose: 'reset', tokenHash: party.vendorCode, expiresAt: new Date(Date.now() + 60_000) }, select: { id: true } });
    const email = `new-${party.partyId}@factory.test`;
    expect(await update(party, { email })).toMatchObject({ status: 200 });
    expect(await read(party)).toMatchObject({ email, emailNorm: email, emailProvenAt: null, passwordLinks: [{ usedAt: expect.any(Date) as Date }] });
    expect(await mailsTo(party.email)).toMatchObject([{ kind: 'email_changed', params: { email } }]);
    expect([await isOut(session), await mailsTo(email)]).toEqual([true, []]);
  });

  it('a new role ends the sessions; Buyer takes the place of the others', async () => {
    const party = await makeParty({ roles: ['surveyor'] });
    const first = await signedIn(party);
    expect(await update(party, { role: 'SELL' })).toMatchObject({ status: 200 });
    expect([await isOut(first), await rolesOf(party), (await read(party)).lastRole]).toEqual([true, ['seller', 'surveyor'], 'seller']);
    const second = await signedIn({ ...party, role: 'seller' });
    expect(await update(party, { role: 'buyer' })).toMatchObject({ status: 200 });
    expect([await isOut(second), await rolesOf(party), (await read(party)).lastRole]).toEqual([true, ['buyer'], 'buyer']);
    expect((await mailsTo(party.email)).map(({ kind }) => kind)).toEqual(['role_changed', 'role_changed']);
  });

  it.each(['captain', 'CAPT', 'accountant', 'ARB', 'hr', 'HR', 'admin', 'ADM'])('and never gives the role %s', async (role) => {
    const party = await makeParty({ roles: ['seller'] });
    await makeParty({ roles: ['captain'] });
    expect(await update(party, { role, first_name: 'Eve' })).toMatchObject({ status: 403, body: { code: 'role_protected', field: 'role' } });
    expect([(await read(party)).firstName, await rolesOf(party)]).toEqual(['Ada', ['seller']]);
  });

  it.each(['nobody', '', 'sel_', '%'])('and knows no role %j', async (role) => {
    expect(await update(await makeParty({ roles: ['seller'] }), { role })).toMatchObject({ status: 400, body: { code: 'role_unknown' } });
  });

  it('keeps vendor codes and e-mails apart, in any case', async () => {
    const [party, other] = [await makeParty({ roles: ['seller'] }), await makeParty({ roles: ['seller'] })];
    expect(await update(party, { vendor_code: other.vendorCode.toLowerCase() })).toMatchObject({ status: 409, body: { code: 'vendor_code_taken' } });
    expect(await update(party, { email: other.email.toUpperCase() })).toMatchObject({ status: 409, body: { code: 'email_registered' } });
    expect(await update(party, { vendor_code: 'a@b.test' })).toMatchObject({ status: 400, body: { code: 'vendor_code_invalid' } });
    const answers = await atOnce(6, async (index) => update([party, other][index % 2] ?? party, { vendor_code: 'RACE-1' }));
    expect(await db.party.count({ where: { vendorCode: 'RACE-1' } })).toBe(1);
    expect([...answers.keys()].every((status) => [200, 409].includes(status))).toBe(true);
  });

  it('switches an account off and on; what is blocked has to be unblocked first', async () => {
    const party = await makeParty({ roles: ['seller'] });
    const product = await makeProduct(party);
    const session = await signedIn(party);
    expect(await update(party, { is_active: false })).toMatchObject({ status: 200 });
    expect([(await read(party)).status, await isOut(session)]).toEqual(['inactive', true]);
    expect((await call('GET /api/products/{productId}', { params: { productId: product.id } })).status).toBe(404);
    expect(await update(party, { is_active: true })).toMatchObject({ status: 200 });
    expect((await read(party)).status).toBe('active');
    const blocked = await makeBlocked(hr);
    expect(await update(blocked, { is_active: false, first_name: 'Eve' })).toMatchObject({ status: 409, body: { code: 'user_blocked' } });
    expect(await read(blocked)).toMatchObject({ status: 'temporarily_blocked', firstName: 'Ada' });
    expect(await update(blocked, { is_active: true, first_name: 'Eve' })).toMatchObject({ status: 200 });
    expect((await read(blocked)).status).toBe('temporarily_blocked');
  });

  it('takes the badge away, and does not give one without the papers', async () => {
    const party = await makeParty({ roles: ['seller'] });
    const product = await makeProduct(party, { isVerified: true });
    await db.party.update({ where: { id: party.partyId }, data: { verifiedAt: new Date() }, select: { id: true } });
    expect(await update(party, { is_verified: true })).toMatchObject({ status: 200 });
    expect(await update(party, { is_verified: false })).toMatchObject({ status: 200 });
    expect([(await read(party)).verifiedAt, (await db.product.findUniqueOrThrow({ where: { id: product.id } })).isVerified]).toEqual([null, false]);
    expect(await update(party, { is_verified: true, phone: '+44 20 7946 0000' })).toMatchObject({ status: 200, body: { success: true, is_verified: false } });
    expect(await read(party)).toMatchObject({ verifiedAt: null, badgeTakenAt: null, phone: expect.stringContaining('+44') as string });
  });

  it('keeps away a badge that it took, whatever is decided about papers, until it gives it back', async () => {
    const party = await makeParty({ roles: ['seller'] });
    for (const documentType of requiredTypes(['seller'])) {
      const { id } = await makeDocument(party, { documentType });
      await db.documentSubmission.update({ where: { id }, data: { status: 'approved' }, select: { id: true } });
    }
    const refresh = () => db.$transaction((tx) => refreshBadge(tx, party.partyId));
    await refresh();
    const first = (await read(party)).verifiedAt;
    expect(await update(party, { is_verified: false })).toMatchObject({ status: 200 });
    await refresh();
    expect([first, (await read(party)).verifiedAt]).toEqual([expect.any(Date), null]);
    expect(await update(party, { is_verified: true })).toMatchObject({ status: 200 });
    expect((await read(party)).verifiedAt).toEqual(expect.any(Date));
  });
});
