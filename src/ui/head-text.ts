/**
 * A text as the head of a page and structured data say it: without soft hyphens, which tell a browser where a long word of a
 * page may break, and which search engines and shared links take for letters.
 */
export function headText(text: string): string {
  return text.replaceAll('\u00ad', '');
}
