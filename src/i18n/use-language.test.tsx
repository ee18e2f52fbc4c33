// @vitest-environment jsdom
import { act, useEffect, type MouseEvent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from './locales';
import { LanguageProvider, useLanguage, type Language } from './use-language';

let pathname = '/shop';
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

function Reader({ onRead }: { onRead?: (language: Language) => void }): ReactNode {
  const language = useLanguage();
  useEffect(() => onRead?.(language));
  return null;
}

function read(language: Locale, at: string): Language {
  pathname = at;
  let seen: Language | undefined;
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<LanguageProvider language={language}><Reader onRead={(read) => { seen = read; }} /></LanguageProvider>));
  act(() => root.unmount());
  if (!seen) throw new Error('nothing was read');
  return seen;
}

afterEach(() => vi.restoreAllMocks());

describe('the language', () => {
  it('is known below its provider alone', () => {
    expect(() => renderToString(<Reader />)).toThrow('useLanguage must be used within a LanguageProvider');
    expect(read('de', '/de/shop')).toMatchObject({ language: 'de', direction: 'ltr' });
    expect(read('ar', '/ar')).toMatchObject({ language: 'ar', direction: 'rtl' });
  });

  it.each([
    ['en', '/shop', 'ar', '/ar/shop'], ['en', '/en/shop', 'zh', '/zh/shop'], ['ar', '/ar/shop', 'en', '/shop'], ['ar', '/ar', 'en', '/'], ['en', '/en', 'hi', '/hi'], ['en', '/', 'de', '/de'],
  ] as const)('in %s at %s, the page in %s is %s', (language, at, other, href) => {
    expect(read(language, at).hrefIn(other)).toBe(href);
  });

  it('is changed with the query and the place on the page', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { search: '?sort=newest', hash: '#filters', assign });
    read('en', '/shop').changeLanguage('hi');
    expect(assign).toHaveBeenCalledWith('/hi/shop?sort=newest#filters');
    expect(document.cookie).toContain('NEXT_LOCALE=hi');
    vi.unstubAllGlobals();
  });

  it('is remembered where the page was reached from itself in another language', () => {
    const arrive = (referrer: string) => {
      document.cookie = 'NEXT_LOCALE=; Max-Age=0; Path=/';
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
      vi.stubGlobal('location', { protocol: 'http:', origin: 'http://port.test', pathname: '/de/shop' });
      read('de', '/de/shop');
      vi.unstubAllGlobals();
      return document.cookie;
    };
    expect(arrive('http://port.test/shop?page=2')).toContain('NEXT_LOCALE=de');
    for (const from of ['', 'http://port.test/about', 'http://port.test/de/shop', 'https://search.test/shop']) expect(arrive(from), from).not.toContain('NEXT_LOCALE');
  });

  it('is linked with the query; a press takes the place on the page along, another window is left to the browser', () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { search: '?search=rice&port=INNSA', hash: '#filters', assign });
    const link = read('en', '/shop').linkTo('de', 'search=rice&port=INNSA');
    expect([link.href, link.hrefLang, read('en', '/shop').linkTo('de', '').href]).toEqual(['/de/shop?search=rice&port=INNSA', 'de', '/de/shop']);
    const preventDefault = vi.fn();
    link.onClick({ preventDefault, button: 0, ctrlKey: true } as unknown as MouseEvent);
    expect(preventDefault).not.toHaveBeenCalled();
    link.onClick({ preventDefault, button: 0 } as unknown as MouseEvent);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/de/shop?search=rice&port=INNSA#filters');
    vi.unstubAllGlobals();
  });
});
