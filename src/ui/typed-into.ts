type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

function valueOf(control: Control): string {
  return control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio') ? String(control.checked) : control.value;
}

/**
 * Watches what a person changes in the fields inside an element; what a program puts there does not count.
 * `isAtRisk` tells whether something would be lost: a field that is other than it was found. With a kept draft only
 * chosen files, which no draft holds.
 */
export function typedInto(element: HTMLElement): { isAtRisk: (isDraftKept: boolean) => boolean; stop: () => void } {
  const found = new Map<Control, string>();
  const changed = new Set<Control>();
  const remember = ({ target }: Event) => {
    if (isControl(target) && !found.has(target)) found.set(target, valueOf(target));
  };
  const note = ({ target }: Event) => {
    if (isControl(target)) changed.add(target);
  };
  const isFile = (control: Control) => control.type === 'file';
  element.addEventListener('focusin', remember);
  element.addEventListener('input', note);
  const active = document.activeElement;
  if (isControl(active) && element.contains(active)) found.set(active, valueOf(active));
  return {
    // A file field may be emptied as soon as its files are on their way, and a step of a form may have gone: both were used.
    isAtRisk: (isDraftKept) => [...changed].some((control) => isFile(control) || (!isDraftKept && (!control.isConnected || found.get(control) !== valueOf(control)))),
    stop: () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('input', note);
    },
  };
}
