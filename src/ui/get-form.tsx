'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, type ComponentProps } from 'react';

export interface GetFormProps extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit'> {
  /** The address that shows the result, in the page's language. */
  action: string;
  /** What the address says now: after each navigation the fields show it again. */
  values?: Readonly<Record<string, string>>;
  /** Values that go without saying; like empty ones they stay out of the address. */
  defaults?: Readonly<Record<string, string>>;
}

function queryOf(form: HTMLFormElement, defaults: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && text !== defaults[name]) query.set(name, text);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** A search or filter form whose fields make the query of an address. Without JavaScript the browser does the same by itself. */
export function GetForm({ action, values, defaults = {}, children, ...rest }: GetFormProps) {
  const router = useRouter();
  const ref = useRef<HTMLFormElement>(null);
  const shown = JSON.stringify(values ?? {});
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(shown) as Record<string, string>)) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
    }
  }, [shown]);
  return (
    <form
      {...rest}
      ref={ref}
      action={action}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        router.push(action + queryOf(event.currentTarget, defaults));
      }}
    >
      {children}
    </form>
  );
}
