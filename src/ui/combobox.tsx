'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useMemo, type ReactNode, type Ref } from 'react';
import { usePortalContainer } from './modal';

export interface ComboboxOption {
  value: string;
  /** What is searched and shown in the field. */
  label: string;
  /** Shown at the end of the row, e.g. a CodeChip. */
  aside?: ReactNode;
}

export interface ComboboxProps {
  options: readonly ComboboxOption[];
  /** The chosen value, or `null`. With react-hook-form use a Controller. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** Called with what is typed; together with `remote` the caller does the searching. */
  onQueryChange?: (query: string) => void;
  /** The options are the result of a search elsewhere, so they are not filtered again. */
  remote?: boolean;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  labels: { open: string; clear: string; empty: string };
  ref?: Ref<HTMLInputElement>;
  id?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
  'aria-required'?: true | undefined;
  'aria-label'?: string;
}

/**
 * A list to choose from by typing: ports, countries, suppliers. Goes into a Field. For short lists take Select.
 * States: closed, open, filtered, nothing found, chosen (can be cleared), invalid, disabled.
 */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    onValueChange,
    onQueryChange,
    remote,
    placeholder,
    name,
    disabled,
    labels,
    ref,
    value,
    defaultValue,
    ...control
  } = props;
  const container = usePortalContainer();
  const items = useMemo(
    () => Base.createItems(options, { getValue: (option) => option.value, getLabel: (option) => option.label }),
    [options],
  );
  return (
    <Base.Root
      items={items}
      name={name}
      disabled={disabled}
      {...(value === undefined ? { defaultValue } : { value })}
      {...(remote ? { filter: null } : {})}
      onValueChange={(next: string | null) => onValueChange?.(next)}
      onInputValueChange={onQueryChange}
    >
      <Base.InputGroup className="relative">
        <Base.Input {...control} ref={ref} placeholder={placeholder} className="control pe-16" />
        <div className="control-end">
          <Base.Clear aria-label={labels.clear}>
            <X aria-hidden="true" size={16} />
          </Base.Clear>
          <Base.Trigger aria-label={labels.open}>
            <ChevronDown aria-hidden="true" size={16} />
          </Base.Trigger>
        </div>
      </Base.InputGroup>
      <Base.Portal container={container}>
        <Base.Positioner sideOffset={4} align="start" className="z-50">
          <Base.Popup className="popup max-h-[min(22rem,var(--available-height))] w-(--anchor-width) max-w-none overflow-y-auto">
            <Base.Empty className="px-2.5 py-2 text-sm text-muted empty:hidden">{labels.empty}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item key={option.value} value={option.value} className="popup-item">
                  <span className="min-w-0 flex-1">{option.label}</span>
                  {option.aside}
                  <Base.ItemIndicator>
                    <Check aria-hidden="true" size={16} />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
