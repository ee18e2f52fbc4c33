import { useLocale, useTranslations } from 'next-intl';
import { localizedPath } from '@/i18n/locales';
import { ContactSupplier } from './contact-supplier';

/**
 * The way to a supplier, with its words in the page's language: they are handed over, since static pages carry no messages.
 * @param productId the product that the question is about
 */
export function ContactSupplierAction({ supplier, productId }: { supplier: { name: string; id: number }; productId?: number }) {
  const t = useTranslations('contact');
  const errors = useTranslations('errors');
  const common = useTranslations('common');
  const locale = useLocale();
  return (
    <ContactSupplier
      supplier={supplier}
      href={`${localizedPath(locale, '/contact')}?${productId === undefined ? `supplier=${supplier.id}` : `product=${productId}`}`}
      labels={{
        action: t('contactSupplier'), waiting: t('waiting'), asked: t('asked'), details: t('details'),
        refused: t('refusedShort'),
        person: t('person'), email: t('email'), phone: t('phone'), address: t('address'), none: common('none'),
        title: t('askTitle'), text: t('askText', { name: supplier.name }), reason: t('askReason'), send: t('ask'), sending: t('sending'),
        cancel: common('cancel'), close: common('close'), failed: t('askFailed'),
      }}
      errors={{
        contact_reason_required: errors('contact_reason_required'), contact_requested_already: errors('contact_requested_already'), own_contact: errors('own_contact'),
        account_not_approved: errors('account_not_approved'), authentication_required: errors('authentication_required'), text_invalid: errors('text_invalid'), not_found: errors('not_found'),
      }}
    />
  );
}
