import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { CategorySeed } from '../../../prisma/seed/data/types';
import { LOCALES } from '@/i18n/locales';
import { certificateName } from './certificate-name';
import ar from './certificate-names/ar.json';
import de from './certificate-names/de.json';
import hi from './certificate-names/hi.json';
import zh from './certificate-names/zh.json';

const seeds = import.meta.glob<{ seed: CategorySeed }>('../../../prisma/seed/data/products/*.ts', { eager: true });
const names = [...new Set(Object.values(seeds).flatMap(({ seed }) => seed.products.flatMap(({ certificates }) => certificates.map(({ name }) => name))))];
/** What holds a word beside the names of standards. */
const worded = names.filter((name) => /(?<![\w-])[A-Za-z]*[a-z]{3,}/.test(name.replace(/OEKO-TEX Standard 100/, '')));

describe('the name of a certificate', () => {
  it('is read from all demo products', () => {
    expect(Object.keys(seeds)).toHaveLength(readdirSync('prisma/seed/data/products').length);
    expect(worded.length).toBeGreaterThan(90);
  });

  it.each(LOCALES.filter((language) => language !== 'en'))('is said in %s where it is words', (language) => {
    expect(worded.filter((name) => certificateName(name, language) === name)).toEqual([]);
  });

  it.each([
    ['de', 'CE type examination (EN 1078)', 'Baumusterprüfung CE (EN 1078)'], ['de', 'ISO 9001:2015', 'ISO 9001:2015'], ['de', 'EN 71-1/2/3 test report', 'Prüfbericht EN 71-1/2/3'],
    ['de', 'BIS licence IS 10613', 'Lizenz BIS IS 10613'], ['zh', 'RoHS test report', 'RoHS 检测报告'], ['zh', 'Mill test certificate', '钢厂质量证明书'], ['de', 'GMP certificate (veterinary)', 'Zertifikat GMP (Tierarzneimittel)'],
    ['ar', 'OEKO-TEX Standard 100', 'OEKO-TEX Standard 100'], ['hi', 'Something nobody knows', 'Something nobody knows'], ['en', 'Type approval', 'Type approval'],
  ] as const)('in %s of %s is %s', (language, english, name) => {
    expect(certificateName(english, language)).toBe(name);
  });

  it('has the same words in every language', () => {
    const keys = [zh, hi, de, ar].map((words) => Object.keys(words));
    expect(new Set(keys.map((each) => each.join('|'))).size).toBe(1);
  });
});
