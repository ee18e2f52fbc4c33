import type { ReactNode } from 'react';
import { Emoji } from './emoji';

export interface MessageScreenProps {
  /** A picture of the emoji set. */
  picture: string;
  title: string;
  text?: string;
  /** Buttons and links: where to go from here. */
  actions: ReactNode;
}

/** A whole page that only says something: not found, failed. */
export function MessageScreen({ picture, title, text, actions }: MessageScreenProps) {
  return (
    <main id="main" tabIndex={-1} className="page-width grid justify-items-start gap-4 py-12 sm:py-20">
      <Emoji name={picture} size={96} eager />
      <h1>{title}</h1>
      {text && <p className="max-w-prose">{text}</p>}
      <div className="mt-2 flex flex-wrap gap-3">{actions}</div>
    </main>
  );
}
