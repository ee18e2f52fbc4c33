'use client';

import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react';
import type { FieldControlProps } from './field';

export interface FileDropProps {
  /** The wiring of the Field around it. */
  control: FieldControlProps;
  /** What the area says, and what it says while files hang over it. */
  label: string;
  dropLabel: string;
  hint?: ReactNode;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
}

const filesOf = (transfer: DataTransfer | null) => [...(transfer?.files ?? [])];

/**
 * An area that takes files: dropped, pasted, or chosen with the browser's own dialog (mouse, keyboard, a phone's camera).
 * Under it lies a plain file input, which has the focus and the name. It keeps nothing: what comes goes to `onFiles`.
 */
export function FileDrop({ control, label, dropLabel, hint, accept, multiple, disabled, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const take = (files: File[]) => {
    if (files.length > 0 && !disabled) onFiles(files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(filesOf(event.dataTransfer));
  };
  const paste = (event: ClipboardEvent) => {
    const files = filesOf(event.clipboardData);
    if (files.length === 0) return;
    event.preventDefault();
    take(files);
  };
  return (
    <div
      className={clsx('file-drop', isOver && 'file-drop-over', disabled && 'opacity-60')}
      onDragEnter={over} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop} onPaste={paste}
    >
      <input
        {...control} type="file" className="file-drop-input" accept={accept} multiple={multiple} disabled={disabled} title=""
        onChange={(event) => {
          take([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      <Upload aria-hidden="true" className="size-6 text-sea" />
      <p className="font-semibold">{isOver ? dropLabel : label}</p>
      {hint && <p className="field-hint max-w-prose">{hint}</p>}
    </div>
  );
}
