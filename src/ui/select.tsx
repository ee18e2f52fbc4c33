import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Markup } from './kept-markup';
import { StandingMarkup } from './standing-markup';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends ComponentProps<'select'> {
  /** Short lists only; from about fifteen entries on take Combobox. `children` (option, optgroup) work as well. */
  options?: readonly SelectOption[];
  /** The options, ready made, in place of all others. */
  markup?: Markup;
  /** A first, empty entry. */
  placeholder?: string | undefined;
  /** The class name of the frame round the native control. */
  frameClassName?: string;
}

/** The browser's own list, styled: works on phones, without JavaScript and with react-hook-form's register. States as Input. */
export function Select({ options, markup, placeholder, className, frameClassName, children, ...rest }: SelectProps) {
  const look = clsx('control', className);
  return (
    <span className={clsx('select', frameClassName)}>
      {markup ? (
        <StandingMarkup as="select" {...rest} className={look} markup={markup} />
      ) : (
        <select {...rest} className={look}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options?.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
          {children}
        </select>
      )}
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
