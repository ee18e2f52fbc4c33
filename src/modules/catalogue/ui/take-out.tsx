'use client';

import Link from 'next/link';
import { useKeptIds } from '@/ui/use-kept-ids';
import { COMPARED } from '../kept-lists.schema';

export interface TakeOutProps {
  id: number;
  /** The comparison without it. */
  href: string;
  label: string;
  children: string;
}

/** Takes a product out of the comparison: out of its address, and out of what this browser keeps, which would bring it back. */
export function TakeOut({ id, href, label, children }: TakeOutProps) {
  const [ids, setIds] = useKeptIds(COMPARED.name);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      onClick={() => setIds(ids.filter((other) => other !== id))}
      className="justify-self-start text-xs font-normal text-link underline"
    >
      {children}
    </Link>
  );
}
