'use client';

import { useLocale, useTranslations } from 'next-intl';
import { directionOf } from '@/i18n/locales';
import { useRejectReason } from '@/table/use-reject-reason';
import { documentType } from '@/modules/kyc/kyc.schema';
import { withReadableDays, type NotificationAnswer } from '@/modules/notification/notification.schema';
import { useLocalName } from '@/table/local-name';
import { useOthersText } from '@/table/others-text';
import { useStatusWord } from '@/table/values';

/** Makes a notification's title and message in the page's language. Names in them keep their own direction. */
export function useNotificationText(): (line: NotificationAnswer) => { title: string; message: string } {
  const t = useTranslations('notification');
  const types = useTranslations('kyc.types');
  const word = useStatusWord();
  const local = useLocalName();
  const others = useOthersText();
  const reasonOf = useRejectReason();
  const locale = useLocale();
  const isRightToLeft = directionOf(locale) === 'rtl';
  return ({ kind, params: told }) => {
    const params = withReadableDays(told, locale);
    const paper = documentType.safeParse(params['document']);
    const goods = params['title'] === undefined ? params : { ...params, title: others(local(String(params['title']))) };
    const papered = paper.success ? { ...goods, document: types(paper.data) } : goods;
    const named = params['milestone'] === undefined ? papered : { ...papered, milestone: word(String(params['milestone'])) };
    const reasoned = kind.startsWith('product_') && params['reason'] !== undefined ? { ...named, reason: reasonOf(String(params['reason'])) } : named;
    const values = isRightToLeft ? isolated(reasoned) : reasoned;
    return { title: t(`${kind}.title`, values), message: t(`${kind}.message`, values) };
  };
}

/** Texts between first-strong-isolate marks, for a sentence that stands in one text node and has no room for a bdi. */
function isolated(params: NotificationAnswer['params']): NotificationAnswer['params'] {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]));
}
