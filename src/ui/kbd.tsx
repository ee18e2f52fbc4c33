/** A key of the keyboard, as in a list of shortcuts. */
export function Kbd({ children }: { children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}
