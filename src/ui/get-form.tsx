'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import { formQuery } from './form-query';

export interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** The address that shows the result, in the page's language. */
  action: string;
  /** What the address says now: after each navigation the fields show it again. */
  values?: Readonly<Record<string, string>>;
  /** Values that go without saying; like empty ones they stay out of the address. */
  defaults?: Readonly<Record<string, string>>;
  /** Whether the result follows while it is typed and chosen, without a press of the button. */
  isLive?: boolean;
}

/** Milliseconds without a key after which a typed text counts. */
const PAUSE = 350;

/** The field in which somebody has typed what the page was not made with. */
function typedIn(form: HTMLFormElement): HTMLInputElement | undefined {
  return [...form.elements].find((field): field is HTMLInputElement =>
    field instanceof HTMLInputElement && (field.type === 'search' || field.type === 'text') && field.value !== field.defaultValue);
}

/** A search or filter form whose fields make the query of an address. Without JavaScript the browser does the same by itself. */
export function GetForm({ action, values, defaults = {}, isLive = false, children, ...rest }: GetFormProps) {
  const router = useRouter();
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const shown = JSON.stringify(values ?? {});
  const isFirst = useRef(true);
  useEffect(() => {
    const typedBefore = isFirst.current ? ref.current && typedIn(ref.current) : undefined;
    isFirst.current = false;
    for (const [name, value] of Object.entries(JSON.parse(shown) as Record<string, string>)) {
      const field = ref.current?.elements.namedItem(name);
      // What was typed before the scripts were there is said as if it were typed now.
      if (field && field === typedBefore) continue;
      // What somebody is typing in stays: the address may be some letters behind.
      if (field === document.activeElement && field instanceof HTMLInputElement) continue;
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
    // Its form hears it and decides what comes of it.
    typedBefore?.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, [shown]);
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    const isTyped = event.target instanceof HTMLInputElement;
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => router.replace(action + formQuery(form, defaults), { scroll: false }), isTyped ? PAUSE : 0);
  };
  return (
    <form
      {...rest}
      ref={ref}
      action={action}
      method="get"
      onInput={isLive ? follow : undefined}
      onSubmit={(event) => {
        event.preventDefault();
        window.clearTimeout(timer.current);
        router.push(action + formQuery(event.currentTarget, defaults));
      }}
    >
      {children}
    </form>
  );
}
