import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ProductDetail } from '../catalogue.schema';
import { useTextLang } from './text-lang';
import { CertificateList } from './certificate-list';

interface Tab {
  key: 'description' | 'specifications' | 'certifications';
  content: ReactNode;
}

/** Shown while the tab with the same key is chosen, and always on paper. */
const SHOWN: Record<Tab['key'], string> = {
  description: 'group-has-[[value=description]:checked]/tabs:block',
  specifications: 'group-has-[[value=specifications]:checked]/tabs:block',
  certifications: 'group-has-[[value=certifications]:checked]/tabs:block',
};

/** Description, specifications and certifications. Radio buttons in the look of tabs: they need no JavaScript, and all three are in the page. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const t = useTranslations('product');
  const tabs: Tab[] = [
    { key: 'description', content: <Description product={product} /> },
    { key: 'specifications', content: <Specifications product={product} /> },
    { key: 'certifications', content: <CertificateList certificates={product.certificates} /> },
  ];
  return (
    <section className="group/tabs min-w-0">
      <fieldset className="min-w-0" data-print="hide">
        <legend className="sr-only">{t('tabs')}</legend>
        <div className="tab-list flex-wrap">
          {tabs.map(({ key }, index) => (
            <label
              key={key}
              className="tab relative has-checked:border-sea has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name="tab"
                value={key}
                defaultChecked={index === 0}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {t(key)}
              {key === 'certifications' && product.certificates.length > 0 && (
                <span className="count">{product.certificates.length}</span>
              )}
            </label>
          ))}
        </div>
      </fieldset>
      {tabs.map(({ key, content }) => (
        <div key={key} className={clsx('hidden pt-5 print:block', SHOWN[key])}>
          <h2 className="sr-only print:not-sr-only print:mb-2 print:block">{t(key)}</h2>
          {content}
        </div>
      ))}
    </section>
  );
}

/** The supplier's text; an empty line begins a paragraph. */
function Description({ product }: { product: ProductDetail }) {
  return (
    <div {...useTextLang(product.text_language)} className="grid gap-3">
      {product.description.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

function Specifications({ product: { specifications: rows, text_language: language } }: { product: ProductDetail }) {
  const t = useTranslations('product');
  const lang = useTextLang(language);
  if (rows.length === 0) return <p className="text-muted">{t('noSpecifications')}</p>;
  return (
    <div className="table-frame">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('property')}</th>
            <th scope="col">{t('value')}</th>
          </tr>
        </thead>
        <tbody {...lang}>
          {rows.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              <td>
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
