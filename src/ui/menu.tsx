'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { usePortalContainer } from './modal';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  /** `bad` for what takes away. */
  tone?: 'bad';
  disabled?: boolean;
  onSelect?: () => void;
  /** A link to render the entry with, e.g. `<Link href="/settings" />`. */
  link?: ReactElement;
}

export interface MenuProps {
  /** A Button or an IconButton. */
  trigger: ReactElement;
  /** Entries; an array inside the array is a group behind a dashed rule. */
  entries: readonly (MenuEntry | readonly MenuEntry[])[];
  align?: 'start' | 'center' | 'end';
}

function Entry({ entry }: { entry: MenuEntry }) {
  const content = (
    <>
      {entry.icon}
      <span className="min-w-0 flex-1">{entry.label}</span>
    </>
  );
  const className = clsx('popup-item', entry.tone === 'bad' && 'text-bad');
  if (entry.link) {
    return (
      <Base.LinkItem render={entry.link} className={className} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item disabled={entry.disabled} onClick={entry.onSelect} className={className}>
      {content}
    </Base.Item>
  );
}

function isGroup(entry: MenuEntry | readonly MenuEntry[]): entry is readonly MenuEntry[] {
  return Array.isArray(entry);
}

/**
 * Actions behind a button: the "more" of a row, with arrow keys and typing ahead. 60 kB in the browser, so for
 * dashboards; on public pages take Dropdown.
 */
export function Menu({ trigger, entries, align = 'end' }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} align={align} className="z-50 outline-none">
          <Base.Popup className="popup outline-none">
            {entries.map((entry, index) =>
              isGroup(entry) ? (
                <div key={index} role="group" className={clsx(index > 0 && 'rule-dashed mt-1 pt-1')}>
                  {entry.map((inner) => (
                    <Entry key={inner.key} entry={inner} />
                  ))}
                </div>
              ) : (
                <Entry key={entry.key} entry={entry} />
              ),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
