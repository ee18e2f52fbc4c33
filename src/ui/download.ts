/** Saves what an address of ours answers. */
export function downloadFrom(href: string): void {
  Object.assign(document.createElement('a'), { href, download: '' }).click();
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const anchor = Object.assign(document.createElement('a'), { href: address, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
