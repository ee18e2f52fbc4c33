/** Next's cache outside of Next: remembers which pages were to be made anew, in their order. */
export const remade: string[] = [];

export function revalidatePath(path: string): void {
  remade.push(path);
}
