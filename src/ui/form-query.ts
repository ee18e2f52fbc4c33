/** What a form says, as the query of an address: what is empty, or goes without saying, stays out of it. @param defaults values that go without saying, by field */
export function formQuery(form: HTMLFormElement, defaults: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text !== '' && text !== defaults[name]) query.set(name, text);
  }
  return query.size > 0 ? `?${query}` : '';
}
