'use client';

import { useLocalName } from './local-name';
import { useOthersText } from './others-text';

/** A product or a port as the page's language calls it; the name that the trade agreed on stands in its title. */
export function TradeName({ children, className }: { children: string; className?: string }) {
  const others = useOthersText();
  const local = useLocalName();
  return <bdi className={className} title={others(children)}>{others(local(children))}</bdi>;
}
