'use client';

import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Input } from './input';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  labels: { show: string; hide: string };
}

/** A password that can be shown. Pasting is allowed; set autoComplete to `current-password` or `new-password`. Goes into a Field. */
export function PasswordInput({ labels, className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className="relative block">
      <Input
        {...rest}
        ltr
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        className={clsx('has-end', className)}
      />
      <span className="control-end">
        <button
          type="button"
          aria-label={shown ? labels.hide : labels.show}
          aria-controls={rest.id}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      </span>
    </span>
  );
}
