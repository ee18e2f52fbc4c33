import { hr } from '../hr';

/** Whether an address is that of one of HR's views; only those are linked to. */
export function hasDesk(href: string): boolean {
  return hr.sections.some((section) => section.href === href.split('?')[0]);
}
