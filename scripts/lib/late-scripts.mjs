/**
 * Scripts of a page made beforehand come once the page stands on the screen. Next asks for all of them in the head; on a
 * slow network they then share the line with the styles, the faces and the page itself, and on a slow phone their work
 * comes before the first paint. Such a page is whole without them: its links, forms and dropdowns work by themselves.
 * Why and what it saves: docs/decisions/0029-scripts-after-the-page.md.
 */

/** A script that Next asks for: in the order of their attributes, as React writes them. */
const SCRIPT = /<script src="(\/_next\/static\/[^"]+)"((?: id="[^"]*")?) async=""><\/script>/g;
/** The one asked for before the others, so that it is there when the head has been read. */
const PRELOAD = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Runs in the browser. A window in the background paints nothing, and one that is covered perhaps late: neither waits for it.
 * A script element without text and source is only prepared when it is given a source (HTML, "prepare the script element").
 */
const LOAD = 'function load(){for(const s of document.querySelectorAll("script[data-late]"))s.src=s.dataset.late,s.removeAttribute("data-late")}addEventListener("DOMContentLoaded",function(){if(document.hidden)return load();requestAnimationFrame(function(){setTimeout(load)});setTimeout(load,1000)})';
/** Remembers the last button that was pressed before anything could answer it: src/ui/early-press.ts presses it again. What forms and links do by themselves, they do. */
const PRESSED = 'let pressed;function note(e){pressed=e.target.closest("button[type=button]")??pressed}addEventListener("click",note,true);window.marsaPressed=function(){removeEventListener("click",note,true);return pressed}';
const LOADER = `<script>{${LOAD};${PRESSED}}</script>`;

/**
 * @param {string} text a whole body
 * @returns {string} the document whose scripts wait for its first paint; anything else as it was
 */
export function withLateScripts(text) {
  if (!text.startsWith('<!DOCTYPE html>') || !text.includes('</head>')) return text;
  const late = text.replace(PRELOAD, '').replace(SCRIPT, '<script data-late="$1"$2 async=""></script>');
  return late === text ? text : late.replace('</head>', `${LOADER}</head>`);
}
