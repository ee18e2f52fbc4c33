import { Bot, MessageCircle, Music } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { messagingLink, SITE_CONTACT } from '@/modules/platform/site-contact.schema';
import { WidgetLauncher } from './widget-launcher';

/**
 * The floating widgets, on every screen. The specification's "bottom right" is the end of the line and its "bottom left" the
 * start, so they change sides in Arabic as everything else does: messages at the end with music above them, the assistant
 * at the start. On a desk they stand in the margin that pages leave for them. A phone has no margin: a bar at its lower edge
 * carries them, music beside messages, so that no button lies on anybody's text; they step aside for dialogs, bars at the lower edge, toasts and the keyboard (widgets.css).
 */
export async function WidgetDock() {
  const t = await getTranslations('widgets');
  const [assistant, music, common] = await Promise.all([getTranslations('assistant'), getTranslations('music'), getTranslations('common')]);
  const message = `${t('message')} (${common('opensInNewTab')})`;
  return (
    <aside aria-label={t('label')} className="widgets" data-print="hide">
      <WidgetLauncher panel="assistant" label={assistant('open')} failed={t('loadFailed')}><Bot aria-hidden="true" /></WidgetLauncher>
      <WidgetLauncher panel="music" label={music('open')} failed={t('loadFailed')}><Music aria-hidden="true" /></WidgetLauncher>
      <a
        href={messagingLink(SITE_CONTACT.messaging, t('messageGreeting'))} target="_blank" rel="noopener noreferrer" className="widget-button" data-widget="message"
        aria-label={message} title={message}
      >
        <MessageCircle aria-hidden="true" />
      </a>
    </aside>
  );
}
