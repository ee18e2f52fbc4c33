import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { pageMetadata } from '@/modules/platform/page-metadata';
import { JsonLd } from '@/ui/json-ld';

const WITH = 'Unter\u00adhaltungs\u00adelektronik';

it('a page’s head says no soft hyphens', () => {
  const head = pageMetadata({ locale: 'de', path: '/shop', title: WITH, description: `${WITH} im Hafen`, picture: 'shop' });
  expect(head).toMatchObject({ title: 'Unterhaltungselektronik', description: 'Unterhaltungselektronik im Hafen', openGraph: { title: 'Unterhaltungselektronik' } });
  expect(JSON.stringify(head)).not.toContain('\u00ad');
  expect(pageMetadata({ locale: 'de', path: '/', title: WITH, isWhole: true, description: '', picture: 'home' }).title).toEqual({ absolute: 'Unterhaltungselektronik' });
});

it('nor does structured data', () => {
  expect(renderToStaticMarkup(createElement(JsonLd, { data: { category: WITH } }))).toContain('"category":"Unterhaltungselektronik"');
});
