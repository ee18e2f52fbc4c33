import { beforeAll, describe, expect, it } from 'vitest';
import { makeParty, makeSignedIn } from '@/modules/account/account.factory';
import { LEGAL_TEXTS } from '@/modules/legal/legal.schema';
import { keepOwn } from '@/modules/upload/upload.commands';
import { makePdf } from '@/modules/upload/upload.factory';
import { hashTicket } from '@/modules/upload/upload.queries';
import { db } from '@/server/db';
import { atOnce, call } from '@/test/call';
import { findWaiting } from './waiting.queries';
import { confirmationToken, newestMail, provenTicket, registerAs, registration } from './registration.factory';

const confirmBy = (token: string) => call('POST /api/register/confirm', { body: { token } });
const partyOf = (email: string) => db.party.findUnique({
  where: { emailNorm: email.toLowerCase() },
  select: {
    id: true, vendorCode: true, email: true, emailProvenAt: true, phoneProvenAt: true, approvedAt: true, timeZone: true, registeredFrom: true, locale: true, lastRole: true, address: true, zipCode: true,
    companyName: true, taxId: true, grants: { select: { role: { select: { slug: true } } } }, consents: { select: { text: true, version: true, address: true }, orderBy: { text: 'asc' } },
    documents: { select: { documentType: true, status: true, role: true }, orderBy: { id: 'asc' } },
  },
});
const login = (vendorCode: string, password: string) => call('POST /api/auth/login', { body: { vendorCode, password } });

let hr: { partyId: number };
beforeAll(async () => {
  hr = await makeSignedIn({ roles: ['hr'] });
  await db.port.create({ data: { code: 'INBOM', name: 'Mumbai Port', country: 'IN', lat: 18.94, lon: 72.85, rank: 1 }, select: { id: true } });
});

describe('a registration with a proof', () => {
  it('makes the account at once, from the documented keys alone', async () => {
    const body = registration();
    await provenTicket(body.email, '192.0.2.1');
    const answer = await registerAs(body, '192.0.2.1');
    expect(answer).toMatchObject({ status: 200, body: { success: true, vendorCode: expect.stringMatching(/^SELL-[A-Z2-9]{6}$/) as string, requiresEmailConfirmation: false } });
    const { vendorCode } = answer.body as { vendorCode: string };
    const party = await partyOf(body.email);
    expect(party).toMatchObject({ vendorCode, registeredFrom: '192.0.2.1', lastRole: 'seller', approvedAt: null, phoneProvenAt: null, locale: 'en', timeZone: 'UTC', grants: [{ role: { slug: 'seller' } }], consents: [] });
    expect(party?.emailProvenAt).not.toBeNull();
    for (const name of [vendorCode, body.email]) expect(await login(name, body.password)).toMatchObject({ status: 200, body: { user: { role: 'seller' } } });
    expect(await newestMail(body.email, 'welcome')).toMatchObject({ vendorCode });
    expect(await db.notification.findMany({ where: { partyId: hr.partyId, params: { path: ['vendorCode'], equals: vendorCode } }, select: { kind: true, params: true } })).toEqual([{ kind: 'user_registered', params: expect.objectContaining({ userId: expect.any(Number) as number }) as object }]);
  });

  it('keeps all that the screen sends: port with time zone, address, papers, and what was accepted', async () => {
    const email = 'Anna.Port@Example.COM';
    const ticket = await provenTicket(email, '192.0.2.2');
    const label = { kind: 'document', uploader: { ownerId: null, ticketHash: hashTicket(ticket) }, label: 'registration' } as const;
    const files = [await keepOwn({ ...label, name: 'gst.pdf' }, makePdf('GST')), await keepOwn({ ...label, name: 'bank.pdf' }, makePdf('Bank'))];
    const documents = files.map(({ key }, index) => ({ key, documentType: index === 0 ? 'tax_registration' : 'supporting' }));
    const whole = { address: '1 Quay Road', zipCode: '400001', port: 'Mumbai Port', companyName: 'Anna Port Traders', taxId: '27AAACA1', documents, declaration: true, ticket, locale: 'hi' };
    // From elsewhere: the ticket shows the proof.
    expect(await registerAs(registration({ email, ...whole }), '192.0.2.3')).toMatchObject({ status: 200, body: { requiresEmailConfirmation: false } });
    expect(await partyOf(email)).toMatchObject({
      email, timeZone: 'Asia/Kolkata', address: '1 Quay Road', zipCode: '400001', companyName: 'Anna Port Traders', taxId: '27AAACA1', locale: 'hi',
      consents: (['terms', 'privacy', 'registration_declaration'] as const).map((text) => ({ text, version: LEGAL_TEXTS[text].version, address: '192.0.2.3' })),
      documents: [{ documentType: 'tax_registration', status: 'pending', role: 'seller' }, { documentType: 'supporting', status: 'pending', role: 'seller' }],
    });
  });

  it('makes one account of ten that come at once, in every form of the address', async () => {
    const body = registration({ email: 'Ten.At.Once@Example.COM' });
    await provenTicket('ten.at.once@example.com', '192.0.2.4');
    const forms = ['Ten.At.Once@Example.COM', ' ten.at.once@example.com ', 'ten.at.once＠example.com', 'TEN.AT.ONCE@EXAMPLE.COM'];
    const answers = await atOnce(10, (index) => registerAs({ ...body, email: forms[index % 4] }, '192.0.2.4'));
    expect([answers.get(200)?.length, answers.get(409)?.length]).toEqual([1, 9]);
    for (const answer of answers.get(409) ?? []) expect(answer.body).toMatchObject({ success: false, error: 'Email already registered' });
    expect(await db.party.count({ where: { emailNorm: 'ten.at.once@example.com' } })).toBe(1);
    for (const form of forms) expect((await login(form, body.password)).status, form).toBe(200);
  });

  it('is told that the address is taken', async () => {
    const { email } = await makeParty();
    await provenTicket(email, '192.0.2.5');
    expect(await registerAs(registration({ email }), '192.0.2.5')).toMatchObject({ status: 409, body: { error: 'Email already registered' } });
  });

  it('of half an hour ago, or of somebody else’s, is one without', async () => {
    const [stale, elsewhere] = [registration(), registration()];
    await provenTicket(stale.email, '192.0.2.6');
    await db.proof.updateMany({ where: { subject: stale.email }, data: { provenAt: new Date(Date.now() - 31 * 60_000) } });
    await provenTicket(elsewhere.email, '192.0.2.6');
    for (const [body, address] of [[stale, '192.0.2.6'], [elsewhere, '192.0.2.7']] as const) expect(await registerAs(body, address)).toMatchObject({ status: 200, body: { requiresEmailConfirmation: true } });
  });

  it('can not take the files of another ticket', async () => {
    const [body, other] = [registration(), registration()];
    const [ticket, theirs] = [await provenTicket(body.email), await provenTicket(other.email)];
    const { key } = await keepOwn({ kind: 'document', uploader: { ownerId: null, ticketHash: hashTicket(theirs) }, label: 'registration', name: 'gst.pdf' }, makePdf());
    expect(await registerAs({ ...body, ticket, documents: [{ key, documentType: 'tax_registration' }] })).toMatchObject({ status: 400, body: { code: 'file_unknown' } });
    expect(await partyOf(body.email)).toBeNull();
    expect(await registerAs({ ...body, ticket })).toMatchObject({ status: 200, body: { requiresEmailConfirmation: false } });
  });
});

describe('a registration without a proof', () => {
  it('keeps the papers of its form, and takes those that come under its link', async () => {
    const body = registration({ companyName: 'Quay Traders' });
    const ticket = await provenTicket(body.email);
    const keep = (under: string, name: string) => keepOwn({ kind: 'document', uploader: { ownerId: null, ticketHash: hashTicket(under) }, label: 'registration', name }, makePdf());
    const { key } = await keep(ticket, 'gst.pdf');
    await db.proof.updateMany({ where: { subject: body.email }, data: { provenAt: new Date(Date.now() - 31 * 60_000) } });
    expect(await registerAs({ ...body, ticket, documents: [{ key, documentType: 'tax_registration' }] })).toMatchObject({ body: { requiresEmailConfirmation: true } });

    const token = await confirmationToken(body.email);
    expect(await findWaiting(token)).toEqual({ name: 'Quay Traders', email: body.email, workClass: 'seller', documents: [{ key, name: 'gst.pdf', documentType: 'tax_registration' }] });
    const further = await keep(token, 'bank.pdf');
    const documents = [{ key, documentType: 'tax_registration' }, { key: further.key, documentType: 'supporting' }];
    expect(await call('POST /api/register/confirm', { body: { token, documents } })).toMatchObject({ status: 200 });
    const submissions = await db.documentSubmission.findMany({ where: { party: { emailNorm: body.email } }, select: { documentType: true, status: true, file: { select: { name: true } } }, orderBy: { id: 'asc' } });
    expect(submissions).toEqual([
      { documentType: 'tax_registration', status: 'pending', file: { name: 'gst.pdf' } }, { documentType: 'supporting', status: 'pending', file: { name: 'bank.pdf' } },
    ]);
    expect(await findWaiting(token)).toBeNull();
  });

  it('waits for the link, which makes the account once', async () => {
    const body = registration({ workClass: 'buyer', declaration: true });
    const answer = await registerAs(body);
    expect(answer).toMatchObject({ status: 200, body: { success: true, vendorCode: expect.stringMatching(/^BUY-/) as string, requiresEmailConfirmation: true } });
    expect(await partyOf(body.email)).toBeNull();
    expect((await login(body.email, body.password)).status).toBe(401);
    const token = await confirmationToken(body.email);
    const { vendorCode } = answer.body as { vendorCode: string };
    const answers = await atOnce(5, () => confirmBy(token));
    expect(answers.get(200)).toHaveLength(1);
    expect(answers.get(200)?.[0]?.body).toEqual({ success: true, vendorCode });
    expect([...answers.keys()].sort()).toEqual([200, 400]);
    expect(await confirmBy(token)).toMatchObject({ status: 400, body: { code: 'confirmation_link_invalid' } });
    expect((await partyOf(body.email))?.consents).toHaveLength(3);
    expect(await login(vendorCode, body.password)).toMatchObject({ status: 200, body: { user: { role: 'buyer' } } });
  });

  it('for an address that is taken looks the same, and its owner is told', async () => {
    const { email, partyId } = await makeParty({ password: 'Old-1-password' });
    const [taken, free] = [await registerAs(registration({ email })), await registerAs(registration())];
    const shape = ({ body, status }: typeof taken) => [status, Object.keys(body as object), (body as { requiresEmailConfirmation: boolean }).requiresEmailConfirmation];
    expect(shape(taken)).toEqual(shape(free));
    expect(await newestMail(email, 'address_taken')).toMatchObject({ link: 'http://localhost:3000/login' });
    expect(await newestMail(email, 'confirm_registration')).toEqual({});
    expect(await db.party.count({ where: { id: partyId, emailNorm: email } })).toBe(1);
  });

  it('makes one account of ten, whichever link comes first', async () => {
    const body = registration();
    const answers = await atOnce(10, () => registerAs(body));
    expect(answers.get(200)).toHaveLength(10);
    const links = await db.mail.findMany({ where: { to: body.email, kind: 'confirm_registration' }, select: { params: true } });
    const confirmed = await atOnce(10, (index) => confirmBy(/token=([\w-]+)/.exec(JSON.stringify(links[index]?.params))?.[1] ?? ''));
    expect([confirmed.get(200)?.length, confirmed.get(409)?.length]).toEqual([1, 9]);
    expect((await registerAs(body)).status).toBe(429);
  });

  it('keeps the password as its hash alone', async () => {
    const body = registration();
    await registerAs(body);
    const kept = JSON.stringify([await db.pendingRegistration.findMany(), await db.mail.findMany(), await db.outboxMessage.findMany()].flat(), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
    expect(kept).not.toContain(body.password);
    expect(kept).not.toContain(`"${await confirmationToken(body.email)}"`);
  });

  it('is void after a day', async () => {
    const body = registration();
    await registerAs(body);
    await db.pendingRegistration.updateMany({ where: { emailNorm: body.email }, data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await confirmBy(await confirmationToken(body.email))).toMatchObject({ status: 400, body: { error: 'This confirmation link is invalid or has expired. Please register again.' } });
  });
});

describe('the first fault of a registration is its answer', () => {
  const right = registration({ address: 'Quay 1', port: 'Mumbai Port', declaration: true });
  it.each([
    ['firstName', '', 'Please enter your name/company name'], ['email', ' ', 'Please enter your email'], ['email', 'anna@', 'Email must contain @ with content after it'], ['email', 'anna', 'Email must contain @ with content after it'],
    ['password', '', 'Please enter a password'], ['password', 'abc', 'Password does not meet requirements: at least 8 characters, one uppercase letter, one special character, one digit'],
    ['phone', '', 'Please enter your WhatsApp number'], ['address', '', 'Please enter your address'], ['port', '', 'Please select your nearest port'], ['port', 'Atlantis', 'Please select your nearest port'],
    ['workClass', undefined, 'Please select your work class'], ['workClass', 'admin', 'Please select your work class'], ['workClass', ['seller'], 'Please select your work class'], ['workClass', { $ne: 1 }, 'Please select your work class'],
    ['declaration', false, 'Please accept the declaration and consent checkbox'],
  ])('%s = %j: %s', async (key, value, error) => {
    expect(await registerAs({ ...right, [key]: value })).toMatchObject({ status: 400, body: { success: false, error } });
  });

  it('in the documented order', async () => {
    const order = ['firstName', 'email', 'password', 'phone', 'address', 'port', 'workClass', 'declaration'];
    const seen = [];
    for (let index = 0; index < order.length; index += 1) {
      const faulty = Object.fromEntries(order.slice(index).map((key) => [key, key === 'declaration' ? false : '']));
      seen.push(((await registerAs({ ...right, ...faulty })).body as { field: string }).field);
    }
    expect(seen).toEqual(order);
  });

  it.each(['firstName', 'lastName', 'companyName', 'zipCode', 'taxId'].flatMap((key) => ['safe\u202egpj', 'a\u2066b', 'a\nb'].map((value) => [key, value])))('%s = %j would turn or break a line', async (key, value) => {
    expect(await registerAs({ ...right, [key]: value })).toMatchObject({ status: 400, body: { code: 'text_invalid', field: key } });
  });

  it.each(['role', 'is_verified', 'status', 'approvedAt', 'vendorCode', '__proto__x'])('unknown key %s', async (key) => {
    expect(await registerAs({ ...right, [key]: 'admin' })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });
});
