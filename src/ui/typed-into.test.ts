// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { typedInto } from './typed-into';

function form(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return document.body.appendChild(element);
}

function type(element: HTMLElement, name: string, value: string): void {
  const field = element.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  field.focus();
  if (field.type === 'checkbox') field.checked = value === 'on';
  else if (field.type !== 'file') field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('what was typed into a form', () => {
  it('is nothing at first, and nothing again when it stands as it was found', () => {
    const element = form('<input name="a" value="as it was"><input name="b" type="checkbox">');
    const typed = typedInto(element);
    expect(typed.isAtRisk(false)).toBe(false);
    type(element, 'a', 'other');
    expect(typed.isAtRisk(false)).toBe(true);
    type(element, 'a', 'as it was');
    expect(typed.isAtRisk(false)).toBe(false);
    type(element, 'b', 'on');
    expect(typed.isAtRisk(false)).toBe(true);
  });

  it('is nobody\'s where a program has put it', () => {
    const element = form('<input name="a">');
    const typed = typedInto(element);
    const field = element.querySelector('input');
    if (field) field.value = 'filled';
    expect(typed.isAtRisk(false)).toBe(false);
  });

  it('counts where its step of the form has gone', () => {
    const element = form('<textarea name="a"></textarea>');
    const typed = typedInto(element);
    type(element, 'a', 'a reason');
    element.replaceChildren();
    expect(typed.isAtRisk(false)).toBe(true);
  });

  it('is safe with a kept draft, but for chosen files', () => {
    const element = form('<textarea name="a"></textarea><input type="file" name="f">');
    const typed = typedInto(element);
    type(element, 'a', 'a reason');
    expect(typed.isAtRisk(true)).toBe(false);
    type(element, 'f', '');
    expect(typed.isAtRisk(true)).toBe(true);
    typed.stop();
  });
});
