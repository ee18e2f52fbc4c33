import { Fragment } from 'react';
import { buttonClass } from '@/ui/button';

/** Longest label that a phone's header shows in one line. */
const LINE = 12;

/** A longer label may break after its stroke, where no browser breaks by itself, and not inside a word. */
function Breakable({ text }: { text: string }) {
  if (text.length <= LINE || !text.includes('/')) return text;
  return text.split('/').map((part, at) => <Fragment key={part}>{at > 0 && <>/<wbr /></>}{part}</Fragment>);
}

/** The header's way to the account. A plain anchor, since pages behind it are documents with a stricter security policy. */
export function AccountLink({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      className={buttonClass('secondary', 'md', 'max-sm:px-2 max-sm:py-1 max-sm:text-xs max-sm:leading-tight max-sm:whitespace-normal max-sm:max-w-26 max-sm:shrink-0 max-sm:wrap-normal')}
    >
      <Breakable text={text} />
    </a>
  );
}
