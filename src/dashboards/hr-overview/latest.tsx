import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { isRoleSlug } from '@/access/roles';
import type { MessageKey } from '@/i18n/message-key';
import { LocalLink } from '@/i18n/local-link';
import type { Overview } from '@/modules/users/overview.schema';
import { Instant, Status } from '@/table/values';
import { Card } from '@/ui/card';
import { Code } from '@/ui/code-chip';
import { TextLink } from '@/ui/text-link';
import { hasDesk } from './has-desk';

interface Line {
  readonly id: number;
  readonly name: string;
  readonly code: string;
  /** What it is about. */
  readonly about: ReactNode;
  readonly at: string;
  readonly status: string;
}

/** The latest papers that parties have handed in. */
export async function LatestDocuments({ documents }: { documents: Overview['documents'] }) {
  const t = await getTranslations();
  const word = (type: string) => {
    const key = `kyc.types.${type}` as MessageKey;
    return t.has(key) ? t(key) : type;
  };
  const lines = documents.map((document) => ({
    id: document.id, name: document.user_name, code: document.vendor_code, at: document.submitted_date, status: document.status,
    about: <>{word(document.document_type)} · {isRoleSlug(document.role) ? t(`roles.${document.role}`) : document.role}</>,
  }));
  return <Latest title={t('hr.latestDocuments')} nothing={t('hr.noDocuments')} all={t('hr.showAll')} desk="/dashboard/hr/documents" lines={lines} />;
}

/** The latest wishes for another party's contact details. */
export async function LatestContacts({ contacts }: { contacts: Overview['contacts'] }) {
  const t = await getTranslations('hr');
  const lines = contacts.map((contact) => ({
    id: contact.id, name: contact.requester_name, code: contact.vendor_code, at: contact.request_date, status: contact.status, about: <bdi>{contact.reason}</bdi>,
  }));
  return <Latest title={t('latestContacts')} nothing={t('noContacts')} all={t('showAll')} desk="/dashboard/hr/contacts" lines={lines} />;
}

/** A few lines of a desk, each of which leads to it with that row open. */
function Latest({ title, nothing, all, desk, lines }: { title: string; nothing: string; all: string; desk: string; lines: readonly Line[] }) {
  const isOpen = hasDesk(desk);
  return (
    <Card as="section" padding="none">
      <header className="flex items-center justify-between gap-4 px-5 py-4">
        <h2 className="text-lg">{title}</h2>
        {isOpen && <TextLink as={LocalLink} href={desk} className="text-sm">{all}</TextLink>}
      </header>
      {lines.length === 0 && <p className="rule-dashed px-5 py-4 text-sm text-muted">{nothing}</p>}
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="rule-dashed flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 text-sm">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold">
                {isOpen ? <TextLink as={LocalLink} href={`${desk}?open=${line.id}`}><bdi>{line.name}</bdi></TextLink> : <bdi>{line.name}</bdi>}
                {' '}<Code>{line.code}</Code>
              </p>
              <p className="line-clamp-2 text-muted wrap-anywhere">{line.about}</p>
            </div>
            <span className="text-muted"><Instant at={line.at} withTime={false} /></span>
            <Status status={line.status} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
