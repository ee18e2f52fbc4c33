import { getMessages } from 'next-intl/server';

type Messages = Awaited<ReturnType<typeof getMessages>>;

/**
 * The parts of the messages that client components below a layout use: only these cross to the browser.
 * @param keys first keys of the messages
 */
export async function pickMessages(keys: readonly (keyof Messages)[]): Promise<Partial<Messages>> {
  const messages = await getMessages();
  return Object.fromEntries(keys.map((key) => [key, messages[key]]));
}
