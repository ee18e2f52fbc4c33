declare global {
  interface Window {
    /** The button that was pressed before the scripts were there, if one was; asked once. scripts/lib/late-scripts.mjs puts it there. */
    marsaPressed?: () => HTMLElement | undefined;
  }
}

/** Presses once more what was pressed while the page stood on the screen and could not answer yet. */
export function pressAgain(): void {
  const pressed = window.marsaPressed?.();
  delete window.marsaPressed;
  if (pressed?.isConnected) pressed.click();
}
