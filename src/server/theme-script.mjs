/**
 * Applies the look that was chosen on this device (src/ui/theme-toggle.tsx keeps it) before anything is painted. It stands in
 * the head of every page, in place: as a file it would be one more thing that the first paint waits for. Where storage is
 * switched off, the device's own setting holds. Policies that let no other script run know it by its hash.
 */
export const THEME_SCRIPT = 'try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
