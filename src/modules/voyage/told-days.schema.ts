/**
 * Days as they are told everywhere: whole ones, begun ones counted, for a buyer plans by them; at least one.
 * @param days of a voyage, to the tenth
 */
export function toldDays(days: number): number {
  return Math.max(1, Math.ceil(days));
}
