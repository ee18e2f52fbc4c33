import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { guardPage } from '@/access/guard-page';
import { ClientMessages } from '@/i18n/client-messages';
import type { Locale } from '@/i18n/locales';
import { findProduct } from '@/modules/catalogue/catalogue.queries';
import { RfqForm } from '@/modules/rfq/ui/rfq-form';
import { dayInZone } from '@/server/clock';
import { idParam } from '@/http/input';
import { Card } from '@/ui/card';
import ProductNotFound from '../../../(site)/product/[productId]/not-found';
import { MissingNow } from '../../../missing';

type Props = { params: Promise<{ locale: Locale; productId: string }> };

const PREVIEW = 100;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: 'rfq' });
  return { title: t('pageTitle'), robots: { index: false } };
}

/** The request for a product: for buyers alone. */
export default async function RfqPage({ params }: Props) {
  const { locale, productId } = await params;
  setRequestLocale(locale);
  const actor = await guardPage(locale, `/rfq/${productId}`);
  const id = idParam().safeParse(productId);
  const product = id.success ? await findProduct(id.data, locale) : null;
  if (!product) return <MissingNow screen={<ProductNotFound />} />;
  const [t, units] = await Promise.all([getTranslations('rfq'), getTranslations('units')]);
  const preview = [...product.description].slice(0, PREVIEW).join('');
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-5xl gap-6 px-4 py-8 lg:grid-cols-[minmax(0,1fr)_18rem]"
    >
      <div className="grid content-start gap-5">
        <header>
          <h1 className="text-3xl">{t('pageTitle')}</h1>
          <p className="mt-2 text-lg font-semibold">{product.name}</p>
          <p className="text-muted">{preview.length < product.description.length ? `${preview}…` : preview}</p>
        </header>
        <Card>
          <ClientMessages keys={['rfq', 'upload', 'common', 'errors']}>
            <RfqForm
              product={{ id: product.id, name: product.name, moq: product.moq, unit: units(product.unit) }}
              today={dayInZone(new Date(), actor.timeZone).toISOString().slice(0, 10)}
            />
          </ClientMessages>
        </Card>
      </div>
      <aside className="content-start">
        <Card as="section">
          <h2 className="text-lg">{t('nextTitle')}</h2>
          <ol className="mt-3 grid list-decimal gap-3 ps-5 text-muted">
            <li>{t('next1')}</li>
            <li>{t('next2')}</li>
            <li>{t('next3')}</li>
          </ol>
        </Card>
      </aside>
    </main>
  );
}
