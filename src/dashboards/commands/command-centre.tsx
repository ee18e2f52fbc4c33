'use client';

import { createContext, use, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { RoleSlug } from '@/access/roles';
import type { Command } from '@/ui/command-dialog';
import type { MenuPlace } from '../shell/menu-items';
import { HelpDialog } from './help-dialog';
import { Palette } from './palette';
import { useShortcuts } from './use-shortcuts';

/** What can be done with the row that the keyboard stands on. */
export interface RowCommands {
  readonly id: number;
  readonly commands: readonly Command[];
}

/** Asked when the palette opens; null where the keyboard stands on no row. */
export type RowSource = () => RowCommands | null;

interface Centre {
  readonly openPalette: () => void;
  readonly openHelp: () => void;
  readonly setRowSource: (source: RowSource | null) => void;
}

const Context = createContext<Centre | null>(null);

interface CommandCentreProps {
  readonly role: RoleSlug;
  /** The menu's places. */
  readonly places: readonly MenuPlace[];
  /** Other roles that are granted. */
  readonly otherRoles: readonly RoleSlug[];
  readonly children: ReactNode;
}

/** The palette of commands and the help of a dashboard, with their keys. */
export function CommandCentre({ role, places, otherRoles, children }: CommandCentreProps) {
  const source = useRef<RowSource | null>(null);
  const [shown, setShown] = useState<'palette' | 'help' | null>(null);
  const [row, setRow] = useState<RowCommands | null>(null);

  const openPalette = useCallback(() => {
    setRow(source.current?.() ?? null);
    setShown('palette');
  }, []);
  const openHelp = useCallback(() => setShown('help'), []);
  useShortcuts({ palette: openPalette, help: openHelp });

  const centre = useMemo(() => ({ openPalette, openHelp, setRowSource: (next: RowSource | null) => { source.current = next; } }), [openPalette, openHelp]);
  return (
    <Context value={centre}>
      {children}
      {shown === 'palette' && <Palette role={role} places={places} otherRoles={otherRoles} row={row} onHelp={openHelp} onClose={() => setShown(null)} />}
      {shown === 'help' && <HelpDialog onClose={() => setShown(null)} />}
    </Context>
  );
}

/** The palette and the help of the shell around. */
export function useCommands(): Centre {
  const centre = use(Context);
  if (!centre) throw new Error('useCommands needs a CommandCentre around it');
  return centre;
}

/** Offers the commands of a list's rows to the palette for as long as the list stands. */
export function useRowSource(source: RowSource): void {
  const { setRowSource } = useCommands();
  useEffect(() => {
    setRowSource(source);
    return () => setRowSource(null);
  });
}
