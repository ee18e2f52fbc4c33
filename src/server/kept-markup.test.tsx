import { describe, expect, it } from 'vitest';
import { keptContent, keptMarkup } from './kept-markup';

describe('kept markup', () => {
  it('is what React writes, texts as texts', () => {
    expect(keptMarkup('text', () => <p title={'a "b"'}>{'<script>1 > 0</script>'}</p>)).toBe('<p title="a &quot;b&quot;">&lt;script&gt;1 &gt; 0&lt;/script&gt;</p>');
  });

  it('asks for no picture ahead of its place', () => {
    // eslint-disable-next-line @next/next/no-img-element -- as lists show them
    expect(keptMarkup('picture', () => <img src="/a.webp" alt="" />)).toBe('<img src="/a.webp" alt=""/>');
  });

  it('knows the options of a select, the chosen one marked', () => {
    const select = () => <select title=">" defaultValue="b"><option value="a">{'A'}</option><option value="b">{'B > A'}</option></select>;
    expect(keptContent('options', select)).toBe('<option value="a">A</option><option value="b" selected="">B &gt; A</option>');
  });
});
