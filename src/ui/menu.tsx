'use client';

import { Menu as Base } from '@base-ui/react/menu';
import { clsx } from 'clsx';
import type { ReactNode, SyntheticEvent } from 'react';
import { IconButton } from './icon-button';
import { usePortalContainer } from './modal';

export interface MenuEntry {
  key: string;
  label: ReactNode;
  /** `bad` for what takes away. */
  tone?: 'bad';
  disabled?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  /** The accessible name of its button. */
  label: string;
  /** The button's icon. */
  icon: ReactNode;
  entries: readonly MenuEntry[];
  busy?: boolean;
}

/** What stands around its button, a row for example, answers presses of its own. */
const keep = (event: SyntheticEvent) => event.stopPropagation();

/** Actions behind a button: the "more" of a row. On public pages take Dropdown, which needs no JavaScript. */
export function Menu({ label, icon, entries, busy = false }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={<IconButton size="sm" label={label} busy={busy}>{icon}</IconButton>} />
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={6} align="end" className="z-50 outline-none">
          <Base.Popup className="popup outline-none" onClick={keep}>
            {entries.map(({ key, label: name, tone, disabled, onSelect }) => (
              <Base.Item key={key} disabled={disabled ?? false} onClick={onSelect} className={clsx('popup-item', tone === 'bad' && 'text-bad')}>
                <span className="min-w-0 flex-1">{name}</span>
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
