/**
 * The https origins in a list with commas between them; anything else is left out. Plain JavaScript, since the security
 * headers need it too.
 * @param {string} list
 * @returns {string[]}
 */
export function mediaOrigins(list) {
  return list.split(',').flatMap((entry) => {
    const text = entry.trim();
    if (!URL.canParse(text)) return [];
    const { protocol, origin } = new URL(text);
    return protocol === 'https:' ? [origin] : [];
  });
}
