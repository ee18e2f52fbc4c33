import { describe, expect, it } from 'vitest';
import { isSingleSign, shortcutOf, type Pressed } from './shortcut';

const press = (key: string, over: Partial<Pressed> = {}) => shortcutOf({ key, code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...over });

describe('a key', () => {
  it.each([
    ['j', 'next'], ['k', 'previous'], ['x', 'select'], ['J', 'next'], ['/', 'search'], ['?', 'help'], ['Enter', 'open'], ['Escape', 'close'],
  ])('%s means %s', (key, meaning) => {
    expect(press(key)).toBe(meaning);
  });

  it('is found by its place where the language types other letters', () => {
    expect(press('ت', { code: 'KeyJ' })).toBe('next');
    expect(press('ن', { code: 'KeyK' })).toBe('previous');
    expect(press('ك', { code: 'KeyK', ctrlKey: true })).toBe('palette');
    expect(press('؟', { code: 'Slash', shiftKey: true })).toBe('help');
  });

  it('counts as what is typed, wherever it lies', () => {
    expect(press('/', { code: 'Digit7', shiftKey: true })).toBe('search');
    expect(press('y', { code: 'KeyX' })).toBeUndefined();
    expect(press('-', { code: 'Slash' })).toBeUndefined();
  });

  it('opens the palette with Ctrl or Command alone', () => {
    expect(press('k', { ctrlKey: true })).toBe('palette');
    expect(press('k', { metaKey: true })).toBe('palette');
    expect(press('k', { ctrlKey: true, shiftKey: true })).toBeUndefined();
    expect(press('j', { ctrlKey: true })).toBeUndefined();
    expect(press('k', { ctrlKey: true, altKey: true })).toBeUndefined();
  });

  it('is left to the browser and to assistive technology otherwise', () => {
    expect([press('a'), press('j', { altKey: true }), press('J', { shiftKey: true }), press('Tab'), press('ArrowDown'), press('1')]).toEqual(Array(6).fill(undefined));
  });

  it('alone can be switched off, other than the palette and the keys that are no signs', () => {
    expect((['next', 'previous', 'select', 'search', 'help'] as const).every(isSingleSign)).toBe(true);
    expect((['palette', 'open', 'close'] as const).some(isSingleSign)).toBe(false);
  });
});
