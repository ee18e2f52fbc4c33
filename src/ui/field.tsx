import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { cloneElement, isValidElement, useId, type ReactElement, type ReactNode } from 'react';

/** What a control needs to belong to its field; Field gives it to its child. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface ControlLike {
  id?: string;
  'aria-describedby'?: string;
}

export interface FieldProps {
  label: ReactNode;
  /** One control (Input, Select, …, also with react-hook-form's register), or a function that gets the wiring. */
  children: ReactElement<ControlLike> | ((control: FieldControlProps) => ReactNode);
  hint?: ReactNode;
  /** The sentence that says what is wrong; its presence marks the control as invalid. */
  error?: string | undefined;
  /** Marks the control as invalid where the sentence stands elsewhere; point `aria-describedby` of the control to it. */
  invalid?: boolean;
  /** Shows the asterisk and sets aria-required; validation stays with the form. */
  required?: boolean;
  /** A word such as "optional", behind the label. */
  optionalLabel?: string;
  /** Keeps the label for assistive technology alone, e.g. in a search row. */
  hideLabel?: boolean;
  id?: string;
  className?: string;
}

/**
 * Label, control, hint and error as one, wired by id and aria-describedby.
 * States: plain, required, with a hint, with an error. Works without JavaScript and in server components.
 */
export function Field(props: FieldProps) {
  const { label, children, hint, error, required, optionalLabel, hideLabel, className } = props;
  const generated = useId();
  const own = isValidElement(children) ? children.props : undefined;
  const id = props.id ?? own?.id ?? generated;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const control: FieldControlProps = {
    id,
    'aria-describedby': clsx(own?.['aria-describedby'], errorId, hintId) || undefined,
    'aria-invalid': error || props.invalid ? true : undefined,
    'aria-required': required ? true : undefined,
  };
  return (
    <div className={clsx('field', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'field-label'}>
        {label}
        {required && <Asterisk />}
        {optionalLabel && <span className="field-optional"> {optionalLabel}</span>}
      </label>
      {typeof children === 'function' ? children(control) : cloneElement(children, control)}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** The asterisk of a required field; assistive technology hears aria-required instead. */
export function Asterisk() {
  return (
    <span aria-hidden="true" className="field-required">
      {' *'}
    </span>
  );
}

/** The sentence below a control that says what is wrong. Field renders it; use it alone for groups. */
export function FieldError({ id, children }: { id?: string | undefined; children: string }) {
  return (
    <p id={id} className="field-error">
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
