// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { describe, expect, it, vi } from 'vitest';
import type { Markup } from './kept-markup';
import { StandingMarkup } from './standing-markup';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** As a document's data name it. */
const first = 1 as number as Markup;

describe('kept markup that stands in the document', () => {
  it('stays as it is when the scripts take over, and is there again for who comes back', async () => {
    const page = document.createElement('div');
    page.innerHTML = '<p data-kept="1"><b>kept</b></p>';
    document.body.append(page);
    const bold = page.querySelector('b');
    const root = await act(() => hydrateRoot(page, <StandingMarkup as="p" markup={first} />));
    expect(page.querySelector('b')).toBe(bold);
    await act(() => root.render(<StandingMarkup as="p" markup={first} className="chosen" />));
    expect(page.querySelector('b')).toBe(bold);
    // The next list brings its markup whole: the element, and the focus in it, stay.
    const element = page.querySelector('p');
    await act(() => root.render(<StandingMarkup as="p" markup={'<i>new</i>' as string as Markup} />));
    expect(page.querySelector('p')).toBe(element);
    expect(page.innerHTML).toBe('<p><i>new</i></p>');
    await act(() => root.unmount());
    page.remove();

    const later = document.createElement('div');
    await act(() => createRoot(later).render(<StandingMarkup as="p" markup={first} />));
    expect(later.innerHTML).toBe('<p data-kept="1"><b>kept</b></p>');
  });
});
