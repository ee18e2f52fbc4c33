'use client';

import { useTranslations } from 'next-intl';
import { useState, type FormEvent } from 'react';
import type * as z from 'zod';
import type { Answer } from '@/http/client';
import { useErrorText } from '@/i18n/use-error-text';
import { CATEGORIES } from '@/modules/catalogue/category.schema';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { UploadField } from '@/modules/upload/ui/upload-field';
import { UPLOAD_LIMITS } from '@/modules/upload/upload.schema';
import type { ActionFormProps } from '@/table/definition';
import { PortField } from '@/table/port-field';
import { useCall } from '@/table/use-call';
import { useSettled } from '@/table/use-settled';
import { Alert } from '@/ui/alert';
import { Checkbox } from '@/ui/checkbox';
import { RemovableChip } from '@/ui/chip';
import { Combobox } from '@/ui/combobox';
import { Field } from '@/ui/field';
import { Segment, Segmented } from '@/ui/segmented';
import { inviteBody, type RfqAnswer } from '../rfq.schema';

type Body = z.input<typeof inviteBody>;
type Choice = Answer<'GET /api/buyer/suppliers'>[number];
type Errors = Readonly<Partial<Record<string, string>>>;

const REST_MS = 250;

/** The buyer invites suppliers: some by name, or the verified ones of a category and a port; sealed until the deadline where that is wished. */
export function InviteForm({ row, formId, submit }: ActionFormProps<RfqAnswer, Body>) {
  const t = useTranslations('rfq');
  const { ofField } = useErrorText();
  const [byName, setByName] = useState(true);
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const [category, setCategory] = useState<string | null>(null);
  const [portId, setPortId] = useState<number | null>(null);
  const [sealed, setSealed] = useState(false);
  const [files, setFiles] = useState<readonly string[]>([]);
  const [errors, setErrors] = useState<Errors>({});

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const rest = { sealed, ...(files.length > 0 && { files: [...files] }) };
    const body: Body = byName ? { supplierIds: chosen.map(({ id }) => id), ...rest } : { category, portId, ...rest };
    const judged = inviteBody.safeParse(body);
    if (!judged.success) {
      setErrors({ [byName ? 'supplierIds' : 'category']: judged.error.issues[0]?.message });
      return;
    }
    const refusal = await submit(body);
    setErrors(refusal?.field ? { [refusal.field]: refusal.code ?? 'invalid_input' } : {});
  };
  const mayBeSealed = row.sealedUntil === null && row.responseDeadline !== null && row.offers === 0;
  return (
    <form id={formId} noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
      <Segmented label={t('inviteHow')}>
        <Segment active={byName} onClick={() => setByName(true)}>{t('inviteByName')}</Segment>
        <Segment active={!byName} onClick={() => setByName(false)}>{t('inviteVerified')}</Segment>
      </Segmented>
      {byName ? <ByName chosen={chosen} onChange={setChosen} error={ofField(errors['supplierIds'])} /> : (
        <ByCategory category={category} onCategory={setCategory} portId={portId} onPort={setPortId} error={ofField(errors['category'])} />
      )}
      {row.sealedUntil !== null ? <Alert live="none">{t('sealedAlready')}</Alert> : (
        <Field label={t('sealing')} error={ofField(errors['sealed'])}>
          {() => <Checkbox label={t('sealOffers')} hint={t(mayBeSealed ? 'sealHint' : 'sealNot')} checked={sealed} disabled={!mayBeSealed} onChange={(event) => setSealed(event.target.checked)} />}
        </Field>
      )}
      {row.files.length < UPLOAD_LIMITS.files && (
        <UploadField
          ticket={null} kind="document" limit={UPLOAD_LIMITS.files - row.files.length} label={t('files')} hint={t('filesInviteHint', { count: row.files.length })}
          error={ofField(errors['files'])} onChange={(kept) => setFiles(kept.map(({ key }) => key))}
        />
      )}
    </form>
  );
}

function ByName({ chosen, onChange, error }: { chosen: readonly Choice[]; onChange: (chosen: readonly Choice[]) => void; error: string | undefined }) {
  const t = useTranslations();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed, REST_MS).trim();
  const { state } = useCall('GET /api/buyer/suppliers', { query: { pageSize: '20', ...(search && { search }) } });
  const found = state.phase === 'ready' ? state.answer.filter(({ id }) => !chosen.some((known) => known.id === id)) : [];
  const add = (value: string | null) => {
    const supplier = found.find(({ id }) => String(id) === value);
    if (supplier && chosen.length < SETTINGS.invitationsPerRfq) onChange([...chosen, supplier]);
    setTyped('');
  };
  return (
    <div className="grid gap-2">
      <Field label={t('rfq.supplier')} required error={error} hint={t(state.phase === 'failed' ? 'rfq.suppliersFailed' : 'rfq.supplierHint', { count: SETTINGS.invitationsPerRfq })}>
        {(wiring) => (
          <Combobox
            {...wiring} key={chosen.length} remote value={null} onValueChange={add} onQueryChange={setTyped} placeholder={t('rfq.chooseSupplier')}
            options={found.map(({ id, name, port }) => ({ value: String(id), label: name, aside: port === null ? undefined : <span className="text-xs text-muted">{port}</span> }))}
            labels={{ open: t('rfq.showSuppliers'), clear: t('rfq.noSupplier'), empty: t(state.phase === 'loading' ? 'common.loading' : 'rfq.noSupplierFound') }}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('rfq.chosenSuppliers')}>
          {chosen.map((supplier) => (
            <li key={supplier.id}>
              <RemovableChip as="button" removeLabel={t('rfq.removeSupplier', { name: supplier.name })} removeProps={{ type: 'button', onClick: () => onChange(chosen.filter(({ id }) => id !== supplier.id)) }}>
                <bdi>{supplier.name}</bdi>
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface ByCategoryProps {
  readonly category: string | null;
  readonly onCategory: (category: string | null) => void;
  readonly portId: number | null;
  readonly onPort: (portId: number | null) => void;
  readonly error: string | undefined;
}

function ByCategory({ category, onCategory, portId, onPort, error }: ByCategoryProps) {
  const t = useTranslations();
  const nothing = () => undefined;
  return (
    <>
      <Field label={t('rfq.category')} error={error} hint={t('rfq.verifiedHint', { count: SETTINGS.invitationsPerRfq })}>
        {(wiring) => (
          <Combobox
            {...wiring} options={CATEGORIES.map(({ slug }) => ({ value: slug, label: t(`categories.${slug}`) }))} value={category} onValueChange={onCategory}
            placeholder={t('rfq.allCategories')} labels={{ open: t('rfq.showCategories'), clear: t('rfq.allCategories'), empty: t('dashboard.noMatch') }}
          />
        )}
      </Field>
      <PortField field={{ value: portId, onChange: onPort, onBlur: nothing, ref: nothing }} label={t('rfq.supplierPort')} error={undefined} />
    </>
  );
}
