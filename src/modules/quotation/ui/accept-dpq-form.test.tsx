import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import en from '../../../../messages/en.json';
import type { DpqAnswer } from '../quotation.schema';
import { QuotationTexts } from './quotation-detail';

const shown = (specifications: string) => renderToStaticMarkup(
  <NextIntlClientProvider locale="en" messages={en} timeZone="UTC">
    <QuotationTexts dpq={{ specifications, message: 'Inspection at the gate.' } as DpqAnswer} folds />
  </NextIntlClientProvider>,
);

it('what a buyer agrees to in words is shown, long ones folded', () => {
  expect(shown('Moisture 12 %')).toMatch(/Specifications.*Moisture 12 %.*Message.*Inspection at the gate\./);
  expect(shown('Moisture 12 %')).not.toContain('<details');
  expect(shown('Moisture 12 %\n'.repeat(9))).toMatch(/<details.*<summary[^>]*>Specifications<.*Moisture 12 %/s);
});
