import { NextIntlClientProvider } from 'next-intl';
import type { getMessages } from 'next-intl/server';
import type { ReactNode } from 'react';
import { pickMessages } from './pick';

type MessageKey = keyof Awaited<ReturnType<typeof getMessages>>;

interface ClientMessagesProps {
  readonly keys: readonly MessageKey[];
  /** The party's time zone, where instants are shown; UTC otherwise. */
  readonly timeZone?: string;
  readonly children: ReactNode;
}

/** Gives client components below it the named parts of the messages, and nothing else crosses to the browser. */
export async function ClientMessages({ keys, timeZone, children }: ClientMessagesProps) {
  return <NextIntlClientProvider messages={await pickMessages(keys)} timeZone={timeZone}>{children}</NextIntlClientProvider>;
}
