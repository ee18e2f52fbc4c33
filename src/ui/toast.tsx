'use client';

import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState, type CSSProperties } from 'react';
import { IconButton } from './icon-button';
import type { ToastEntry } from './notify-queue';

const shownFor = 6000;
/** More would lie on what is being worked at; the earlier ones are counted and come back when the newer ones have gone. */
const MOST_SHOWN = 2;

export interface ToastsProps {
  toasts: readonly ToastEntry[];
  closeLabel: string;
  onClose: (id: number) => void;
}

/** The corner with the toasts: two live regions that are there before their content, one polite, one assertive. */
export function Toasts({ toasts, closeLabel, onClose }: ToastsProps) {
  const waiting = toasts.slice(0, -MOST_SHOWN);
  const newest = toasts.at(-1);
  const ofKind = (kind: ToastEntry['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => (
        <Toast
          key={toast.id} toast={toast} isHidden={waiting.includes(toast)} closeLabel={closeLabel} onClose={onClose}
          more={toast.earlier + (toast === newest ? waiting.reduce((count, { earlier }) => count + 1 + earlier, 0) : 0)}
        />
      ));
  return (
    <div className="toasts">
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {ofKind('error')}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false">
        {ofKind('success')}
      </div>
    </div>
  );
}

interface ToastProps {
  toast: ToastEntry;
  /** It keeps its time all the same. */
  isHidden: boolean;
  /** How many others it stands for. */
  more: number;
  closeLabel: string;
  onClose: (id: number) => void;
}

function Toast({ toast, isHidden, more, closeLabel, onClose }: ToastProps) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const success = toast.kind === 'success';
  const counting = success && !hovered && !focused;
  useEffect(() => {
    if (!counting) return;
    const timer = setTimeout(() => onClose(toast.id), shownFor);
    return () => clearTimeout(timer);
  }, [counting, onClose, toast.id]);
  const Icon = success ? CircleCheck : CircleAlert;
  const tone: CSSProperties & Record<'--tone', string> = { '--tone': success ? 'var(--ok)' : 'var(--bad)' };
  return (
    <div
      className="toast"
      hidden={isHidden}
      data-kind={toast.kind}
      style={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon aria-hidden="true" />
      <p>
        {toast.text}
        {toast.link && <a className="link block font-semibold" href={toast.link.href} target="_blank" rel="noopener">{toast.link.label}</a>}
      </p>
      {more > 0 && <bdi dir="ltr" className="count">{`+${more}`}</bdi>}
      <IconButton label={closeLabel} size="sm" onClick={() => onClose(toast.id)} className="-my-1">
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}
