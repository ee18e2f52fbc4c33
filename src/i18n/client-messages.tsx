import { NextIntlClientProvider } from 'next-intl';
import type { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickMessages } from './pick';

type MessageKey = keyof Awaited<ReturnType<typeof getMessages>>;

/** Gives client components below it the named parts of the messages, and nothing else crosses to the browser. */
export async function ClientMessages({ keys, children }: { keys: readonly MessageKey[]; children: ReactNode }) {
  return <NextIntlClientProvider messages={await pickMessages(keys)}>{children}</NextIntlClientProvider>;
}
