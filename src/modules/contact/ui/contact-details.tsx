import { DefinitionList } from '@/ui/definition-list';
import { Ltr } from '@/ui/ltr';
import type { OwnContactRequest } from '../contact.schema';

interface ContactDetailsProps {
  readonly details: NonNullable<OwnContactRequest['details']>;
  readonly labels: { person: string; email: string; phone: string; address: string; none: string };
}

/** What HR has revealed. Its words come from outside, since it stands on static pages too, which carry no messages. */
export function ContactDetails({ details: { name, email, phone, address }, labels }: ContactDetailsProps) {
  return (
    <DefinitionList
      items={[
        { key: 'person', term: labels.person, value: <bdi>{name}</bdi> },
        { key: 'email', term: labels.email, value: <a href={`mailto:${email}`} className="link"><Ltr>{email}</Ltr></a> },
        { key: 'phone', term: labels.phone, value: phone ? <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="link"><Ltr>{phone}</Ltr></a> : labels.none },
        { key: 'address', term: labels.address, value: address ? <bdi className="whitespace-pre-line">{address}</bdi> : labels.none },
      ]}
    />
  );
}
