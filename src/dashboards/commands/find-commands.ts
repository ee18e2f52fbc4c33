import { asciiDigits } from '@/i18n/plain-number';
import type { CommandGroup } from '@/ui/command-dialog';

function folded(text: string): string {
  return asciiDigits(text.normalize('NFKC')).toLowerCase();
}

/** The commands in whose words every word of a query stands, in any case. */
export function findCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const isFound = (label: string) => wanted.every((word) => folded(label).includes(word));
  return groups.map((group) => ({ ...group, items: group.items.filter(({ label }) => isFound(label)) }));
}

/** The number of a record that a query names, in whatever words and digits; undefined where it names none or several. */
export function recordNumber(query: string): number | undefined {
  const [digits, ...others] = folded(query).match(/\d+/g) ?? [];
  const id = Number(digits);
  return others.length === 0 && id > 0 && id <= 2_147_483_647 ? id : undefined;
}
