'use client';

import { ArrowLeftRight, FileText, Keyboard, Zap } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import type { RoleSlug } from '@/access/roles';
import { useRouter } from '@/i18n/navigation';
import { switchRole } from '@/modules/account/ui/switch-role';
import { CommandDialog, type CommandGroup } from '@/ui/command-dialog';
import { notify } from '@/ui/notify';
import { DASHBOARDS } from '../registry';
import { MENU_ICONS, type MenuPlace } from '../shell/menu-items';
import { isNumbered, nounOf } from '../tables';
import type { RowCommands } from './command-centre';
import { findCommands, recordNumber } from './find-commands';

interface PaletteProps {
  readonly role: RoleSlug;
  readonly places: readonly MenuPlace[];
  readonly otherRoles: readonly RoleSlug[];
  readonly row: RowCommands | null;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** Everything that can be reached by typing: the row's actions, records by number, places, other roles, the help. */
export function Palette({ role, places, otherRoles, row, onHelp, onClose }: PaletteProps) {
  const t = useTranslations();
  const toRecord = useRecordCommands(role);
  const toRole = useRoleCommands(otherRoles);
  const router = useRouter();

  const ofRow: CommandGroup[] = row ? [{ id: 'row', label: t('dashboard.commands.row', { id: String(row.id) }), items: row.commands.map((command) => ({ icon: <Zap aria-hidden="true" size={16} />, ...command })) }] : [];
  const go = {
    id: 'go',
    label: t('dashboard.commands.go'),
    items: [
      ...places.map(({ href, label, icon }) => {
        const Icon = MENU_ICONS[icon];
        return { id: href, label, icon: <Icon aria-hidden="true" size={16} />, run: () => router.push(href) };
      }),
      { id: 'help', label: t('dashboard.keys.title'), icon: <Keyboard aria-hidden="true" size={16} />, run: onHelp },
    ],
  };
  return (
    <CommandDialog
      onClose={onClose}
      groups={(query) => findCommands([...ofRow, ...toRecord(query), go, ...toRole], query)}
      labels={{
        title: t('dashboard.commands.title'), search: t('dashboard.commands.search'), placeholder: t('dashboard.commands.placeholder'),
        empty: t('dashboard.commands.empty'), hint: t('dashboard.commands.hint'), close: t('common.close'),
      }}
    />
  );
}

/** Opens the record that a query names by its number, on each list of the role whose rows show one: nobody knows a role or a user by a number. */
function useRecordCommands(role: RoleSlug): (query: string) => CommandGroup[] {
  const t = useTranslations('dashboard.commands');
  const router = useRouter();
  return (query) => {
    const id = recordNumber(query);
    if (id === undefined) return [];
    // A seller's orders stand in two lists; the first one is enough.
    const items = DASHBOARDS[role].sections.flatMap(({ href, table }) => (table && isNumbered(table)
      ? [{ id: table, label: t(nounOf(table), { id: String(id) }), icon: <FileText aria-hidden="true" size={16} />, run: () => router.push(`${href}?open=${id}`) }]
      : [])).filter(({ label }, index, all) => all.findIndex((item) => item.label === label) === index);
    return [{ id: 'record', label: t('record'), items }];
  };
}

function useRoleCommands(otherRoles: readonly RoleSlug[]): CommandGroup[] {
  const t = useTranslations();
  const locale = useLocale();
  const act = (role: RoleSlug) => switchRole(role, locale).catch(() => notify.error(t('account.switchFailed')));
  return [{
    id: 'role',
    label: t('dashboard.commands.role'),
    items: otherRoles.map((role) => ({ id: `role:${role}`, label: t(`roles.${role}`), icon: <ArrowLeftRight aria-hidden="true" size={16} />, run: () => void act(role) })),
  }];
}
