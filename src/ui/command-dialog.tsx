'use client';

import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { Search, X } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { IconButton } from './icon-button';
import { Modal } from './modal';

/** Something that can be done from here. */
export interface Command {
  id: string;
  label: string;
  icon?: ReactNode;
  /** Called once the dialog has gone. */
  run: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly Command[];
}

export interface CommandDialogProps {
  onClose: () => void;
  /** The commands that a query leaves. */
  groups: (query: string) => readonly CommandGroup[];
  labels: { title: string; search: string; placeholder: string; empty: string; hint: string; close: string };
}

/** A list of commands to choose from by typing, above the page. Arrow keys move, Enter carries out, Escape closes. Rendered only while open. */
export function CommandDialog({ onClose, groups, labels }: CommandDialogProps) {
  const [query, setQuery] = useState('');
  const found = groups(query).filter(({ items }) => items.length > 0).map(({ id, label, items }) => ({ value: id, label, items: [...items] }));
  const choose = (command: Command) => {
    onClose();
    setTimeout(command.run); // the focus is back where it was by then
  };
  return (
    <Modal role="dialog" onClose={onClose} dismissible described panelClassName="palette">
      {({ titleId, descriptionId }) => (
        <Base.Root open inline items={found} filter={null} value={query} onValueChange={setQuery} autoHighlight="always" keepHighlight itemToStringValue={({ label }: Command) => label}>
          <h2 id={titleId} className="sr-only">{labels.title}</h2>
          <Base.InputGroup className="palette-search">
            <Search aria-hidden="true" size={18} className="flex-none text-muted" />
            <Base.Input
              data-autofocus aria-label={labels.search} placeholder={labels.placeholder} className="palette-input"
              onKeyDown={(event) => { if (event.key === 'Escape') onClose(); }}
            />
            <IconButton label={labels.close} size="sm" onClick={onClose}><X aria-hidden="true" /></IconButton>
          </Base.InputGroup>
          <Base.Empty className="px-4 py-6 text-sm text-muted empty:hidden">{labels.empty}</Base.Empty>
          <Base.List aria-label={labels.title} className="palette-list">
            {(group: (typeof found)[number]) => <Group key={group.value} group={group} choose={choose} />}
          </Base.List>
          <p id={descriptionId} className="rule-dashed px-4 py-2 text-xs text-muted">{labels.hint}</p>
        </Base.Root>
      )}
    </Modal>
  );
}

function Group({ group, choose }: { group: { label: string; items: Command[] }; choose: (command: Command) => void }) {
  return (
    <Base.Group items={group.items} className="not-last:mb-2">
      <Base.GroupLabel className="px-2.5 py-1 text-xs font-semibold text-muted">{group.label}</Base.GroupLabel>
      <Base.Collection>
        {(command: Command) => (
          <Base.Item key={command.id} value={command} className="popup-item" onClick={() => choose(command)}>
            {command.icon}
            <span className="min-w-0 flex-1 truncate">{command.label}</span>
          </Base.Item>
        )}
      </Base.Collection>
    </Base.Group>
  );
}
