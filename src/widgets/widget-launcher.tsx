'use client';

import { useRef, useState, type ComponentType } from 'react';
import { localizedPath, type Locale } from '@/i18n/locales';
import { usePageLanguage } from '@/i18n/use-language';
import { DrawnIcon } from '@/ui/drawn-icon';
import { notify } from '@/ui/notify';
import { WIDGET_TEXTS_PATH, type WidgetTexts } from './widget-texts';

export interface WidgetPanelProps {
  readonly texts: WidgetTexts;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface Loaded {
  readonly Panel: ComponentType<WidgetPanelProps>;
  readonly texts: WidgetTexts;
}

async function load(panel: 'assistant' | 'music', language: Locale): Promise<Loaded> {
  const [{ default: Panel }, texts] = await Promise.all([
    panel === 'assistant' ? import('./assistant-widget') : import('./music-widget'),
    fetch(localizedPath(language, WIDGET_TEXTS_PATH)).then((answer): Promise<WidgetTexts> => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.json() as Promise<WidgetTexts>;
    }),
  ]);
  return { Panel, texts };
}

interface WidgetLauncherProps {
  readonly panel: 'assistant' | 'music';
  readonly label: string;
  /** Said when the panel cannot be fetched. */
  readonly failed: string;
}

/** The button of a panel. All that a page carries of the panel is this: code and words come with the first press. */
export function WidgetLauncher({ panel, label, failed }: WidgetLauncherProps) {
  const language = usePageLanguage();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  function toggle() {
    setOpen(!open);
    if (loaded || open) return;
    load(panel, language).then(setLoaded, () => {
      setOpen(false);
      notify.error(failed);
    });
  }
  return (
    <>
      <button
        ref={button} type="button" className="widget-button" data-widget={panel} aria-label={label} title={label} aria-haspopup="dialog" aria-expanded={open}
        aria-busy={(open && !loaded) || undefined} onClick={toggle}
      >
        <DrawnIcon name={panel} />
      </button>
      {loaded && (
        <loaded.Panel
          texts={loaded.texts} open={open}
          onClose={() => {
            setOpen(false);
            // A phone hides the buttons while a panel is open or a field has the focus, as the panel's own still has: this
            // one can take it once it is seen again.
            requestAnimationFrame(() => {
              if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
              button.current?.focus();
            });
          }}
        />
      )}
    </>
  );
}
