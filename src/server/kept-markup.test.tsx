import { AsyncLocalStorage } from 'node:async_hooks';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { KeptMarkup } from '@/ui/kept-markup';
import { keptContent, keptMarkup, keptTemplate } from './kept-markup';

describe('kept markup', () => {
  it('is what React writes, texts as texts', () => {
    expect(keptMarkup('text', () => <p title={'a "b"'}>{'<script>1 > 0</script>'}</p>)).toBe('<p title="a &quot;b&quot;">&lt;script&gt;1 &gt; 0&lt;/script&gt;</p>');
  });

  it('asks for no picture ahead of its place', () => {
    // eslint-disable-next-line @next/next/no-img-element -- as lists show them
    expect(keptMarkup('picture', () => <img src="/a.webp" alt="" />)).toBe('<img src="/a.webp" alt=""/>');
  });

  it('has the words of a request put in, harmless', () => {
    const made = (query: string) => keptTemplate('pages', () => <a href="{{2}}">{'2'}</a>, (page) => `/shop?search=${query}&page=${page}`);
    expect(made('rice')).toBe('<a href="/shop?search=rice&amp;page=2">2</a>');
    expect(made('"><script>')).toBe('<a href="/shop?search=&quot;&gt;&lt;script&gt;&amp;page=2">2</a>');
  });

  it('knows the options of a select, the chosen one marked', () => {
    const select = () => <select title=">" defaultValue="b"><option value="a">{'A'}</option><option value="b">{'B > A'}</option></select>;
    expect(keptContent('options', select)).toBe('<option value="a">A</option><option value="b" selected="">B &gt; A</option>');
  });
});

describe('kept markup of a document that is made for one request', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is handed out as its number, and written whole into the document', () => {
    const parts = new AsyncLocalStorage<string[]>();
    vi.stubGlobal('marsaDocumentParts', parts);
    parts.run([], () => {
      const [first, second] = ['one', 'two'].map((word) => keptMarkup(`part ${word}`, () => <b>{word}</b>));
      expect([first, second]).toEqual([1, 2]);
      expect(second && renderToString(<KeptMarkup as="ul" className="list" markup={second} />)).toBe('<ul class="list" data-kept="2"><b>two</b></ul>');
    });
    expect(keptMarkup('part one', () => <b>{'one'}</b>)).toBe('<b>one</b>');
  });

  it('is asked for in vain outside of it, which must not go unnoticed', () => {
    const parts = new AsyncLocalStorage<string[]>();
    vi.stubGlobal('marsaDocumentParts', parts);
    const markup = parts.run([], () => keptMarkup('part three', () => <b>{'three'}</b>));
    expect(() => renderToString(<KeptMarkup markup={markup} />)).toThrow('Markup 1');
  });
});
