'use client';

import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabDefinition {
  value: string;
  label: ReactNode;
  count?: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface TabsProps {
  /** The name of the list of tabs. */
  label: string;
  tabs: readonly TabDefinition[];
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  className?: string;
}

/** Views within one page that need no address of their own; arrow keys move along. For views with addresses take LinkTabs. */
export function Tabs({ label, tabs, value, defaultValue, onValueChange, className }: TabsProps) {
  const first = defaultValue ?? tabs[0]?.value;
  return (
    <BaseTabs.Root
      className={className}
      {...(value === undefined ? { defaultValue: first } : { value })}
      onValueChange={(next: string) => onValueChange?.(next)}
    >
      <BaseTabs.List aria-label={label} className="tab-list">
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} disabled={tab.disabled} className="tab">
            {tab.label}
            {tab.count !== undefined && <span className="count">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
