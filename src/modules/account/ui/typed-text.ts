/** Fields that hold something that a person has written and not sent; a search may be lost. */
function isWritten(field: EventTarget): boolean {
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'search');
  return isField && field.isConnected && field.value !== '' && field.closest('[role=search], form[method=get]') === null;
}

/** Watches what is written on this page. Gives whether something stands there, and the function that stops watching. */
export function watchTypedText(): { readonly isThere: () => boolean; readonly stop: () => void } {
  const touched = new Set<EventTarget>();
  const note = ({ target }: Event) => {
    if (target) touched.add(target);
  };
  document.addEventListener('input', note, true);
  return { isThere: () => [...touched].some(isWritten), stop: () => document.removeEventListener('input', note, true) };
}
