import { describe, expect, it } from 'vitest';
import { EMPTY_REGISTRATION, firstFault, NOTHING_PROVEN, toRegisterBody, withTypes, type Proven, type RegisterValues } from './register-form.values';

const PROVEN: Proven = { email: 'ada@port.test', ticket: 'x'.repeat(43), at: 0, phone: '+4940123456' };
const WHOLE: RegisterValues = {
  name: 'Ada King Lovelace', email: 'Ada@Port.test', password: 'Harbour-7-crane', whatsapp: '+49 40 123456', address: 'Quay 1', zipCode: '', port: 'JNPT', workClass: 'seller', taxId: '', documents: [], declaration: true,
};

describe('the checks of the registration', () => {
  it('fail in the documented order', () => {
    const values = { ...EMPTY_REGISTRATION };
    let proven = NOTHING_PROVEN;
    const seen: (string | undefined)[] = [];
    const mend: (() => void)[] = [
      () => (values.name = WHOLE.name), () => (values.email = 'ada'), () => (values.email = WHOLE.email), () => (values.password = 'abc'), () => (values.password = WHOLE.password),
      () => (proven = { ...PROVEN, phone: '' }), () => (values.whatsapp = WHOLE.whatsapp), () => (proven = PROVEN), () => (values.address = 'Quay 1'), () => (values.port = 'JNPT'),
      () => (values.workClass = 'seller'), () => (values.declaration = true), () => undefined,
    ];
    for (const next of mend) {
      seen.push(firstFault(values, proven, 2)?.code);
      next();
    }
    expect(seen).toEqual([
      'register_name_required', 'register_email_required', 'register_email_invalid', 'register_password_required', 'password_requirements', 'register_email_unproven',
      'register_phone_required', 'register_phone_unproven', 'register_address_required', 'register_port_required', 'register_work_class_required', 'register_declaration_required', undefined,
    ]);
  });

  it('go no further than the step at hand', () => expect(firstFault({ ...WHOLE, workClass: '', declaration: false }, PROVEN, 0)).toBeUndefined());

  it('ask for a new proof when the address or the number is another one', () => {
    expect(firstFault({ ...WHOLE, email: 'eve@port.test' }, PROVEN, 2)?.code).toBe('register_email_unproven');
    expect(firstFault({ ...WHOLE, whatsapp: '+4940999999' }, PROVEN, 2)?.code).toBe('register_phone_unproven');
  });
});

describe('the body of the registration', () => {
  it.each([['Ada', 'Ada', ''], ['Ada Lovelace', 'Ada', 'Lovelace'], [' Ada  King Lovelace ', 'Ada', 'Lovelace']])('splits %j', (name, firstName, lastName) => {
    expect(toRegisterBody({ ...WHOLE, name }, PROVEN, 'de')).toMatchObject({ firstName, lastName, companyName: name, ticket: PROVEN.ticket, locale: 'de' });
  });

  it('names each kind of paper once, and the rest as supporting', () => {
    const paper = (key: string) => ({ key, name: key, documentType: 'tax_registration' as const });
    expect(withTypes([paper('a'), paper('b')], 'seller').map(({ documentType }) => documentType)).toEqual(['tax_registration', 'supporting']);
    expect(withTypes([paper('a'), paper('b'), paper('c')], 'surveyor').map(({ documentType }) => documentType)).toEqual(['surveyor_licence', 'survey_experience', 'supporting']);
  });
});
