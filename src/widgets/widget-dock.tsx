import type { Locale } from '@/i18n/locales';
import { translatorOf } from '@/i18n/translator';
import { messagingLink, SITE_CONTACT } from '@/modules/platform/site-contact.schema';
import { DrawnIcon } from '@/ui/drawn-icon';
import { WidgetLauncher } from './widget-launcher';

/**
 * The floating widgets, on every screen. The specification's "bottom right" is the end of the line and its "bottom left" the
 * start, so they change sides in Arabic as everything else does: messages at the end with music above them, the assistant
 * at the start. On a desk they stand in the margin that pages leave for them. A phone has no margin: a bar at its lower edge
 * carries them, music beside messages, so that no button lies on anybody's text; they step aside for dialogs, bars at the lower edge, toasts and the keyboard (widgets.css).
 */
export function WidgetDock({ locale }: { locale: Locale }) {
  const t = translatorOf(locale);
  const message = `${t('widgets.message')} (${t('common.opensInNewTab')})`;
  return (
    <aside aria-label={t('widgets.label')} className="widgets" data-print="hide">
      <WidgetLauncher panel="assistant" label={t('assistant.open')} failed={t('widgets.loadFailed')} />
      <WidgetLauncher panel="music" label={t('music.open')} failed={t('widgets.loadFailed')} />
      <a
        href={messagingLink(SITE_CONTACT.messaging, t('widgets.messageGreeting'))} target="_blank" rel="noopener noreferrer" className="widget-button" data-widget="message"
        aria-label={message} title={message}
      >
        <DrawnIcon name="message" />
      </a>
    </aside>
  );
}
