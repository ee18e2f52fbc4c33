import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '@/i18n/locales';
import { knowledgeIn } from './knowledge.queries';
import { PAGE_PATHS, type TopicKey } from './topics';
import { tellingWords } from './words';

/** What people ask before they trade, in the order of LOCALES: en, zh, hi, de, ar. */
const ASKED: Readonly<Partial<Record<TopicKey, Readonly<Record<Locale, readonly string[]>>>>> = {
  shippingCost: {
    en: ['How much does shipping cost?', 'Who pays for shipping?', 'What are the freight charges?', 'Is shipping free?'], zh: ['运费多少？', '谁付运费？'], hi: ['शिपिंग का खर्च कितना है?', 'मालभाड़ा कौन देता है?'],
    de: ['Was kostet der Versand?', 'Wie hoch sind die Versandkosten?', 'Wer zahlt die Fracht?'], ar: ['كم تكلفة الشحن؟', 'من يدفع أجرة الشحن؟'],
  },
  insurance: {
    en: ['Who pays the insurance?', 'Are the goods insured?', 'Do I need cargo insurance?'], zh: ['保险由谁支付？', '货物有保险吗？'], hi: ['बीमा कौन देता है?', 'क्या माल का बीमा है?'],
    de: ['Wer bezahlt die Versicherung?', 'Ist die Ware versichert?'], ar: ['من يدفع التأمين؟', 'هل البضاعة عليها تأمين؟'],
  },
  escrow: {
    en: ['Is my money safe if the goods never arrive?'], zh: ['货物没到我的钱安全吗？'], hi: ['अगर माल न आए तो क्या मेरा पैसा सुरक्षित है?'],
    de: ['Ist mein Geld sicher, wenn die Ware nie ankommt?'], ar: ['هل أموالي آمنة إذا لم تصل البضاعة؟'],
  },
  refunds: {
    en: ['How do I get a refund?', 'Can I get my money back?', 'Can I cancel an order?'], zh: ['如何退款？', '怎么取消订单？'], hi: ['रिफंड कैसे मिलेगा?', 'पैसे वापस कैसे मिलेंगे?'],
    de: ['Wie bekomme ich mein Geld zurück?', 'Gibt es eine Erstattung?', 'Kann ich einen Auftrag stornieren?'], ar: ['كيف أسترد أموالي؟', 'هل يمكن استرداد المبلغ؟'],
  },
  returns: {
    en: ['Can I return the goods?', 'What is your return policy?'], zh: ['可以退货吗？', '退换货政策是什么？'], hi: ['क्या मैं माल लौटा सकता हूँ?', 'वापसी की नीति क्या है?'],
    de: ['Kann ich die Ware zurückgeben?', 'Wie läuft eine Retoure?'], ar: ['هل يمكنني إرجاع البضاعة؟', 'ما هي سياسة الإرجاع؟'],
  },
  samples: {
    en: ['Can I get a sample?', 'Do you send free samples?', 'How can I order samples?'], zh: ['可以要样品吗？', '有免费样品吗？'], hi: ['क्या मुझे नमूना मिल सकता है?', 'मुफ्त नमूना'],
    de: ['Kann ich ein Muster bekommen?', 'Gibt es kostenlose Muster?'], ar: ['هل يمكنني الحصول على عينة؟', 'هل توجد عينات مجانية؟'],
  },
  deliveryTime: {
    en: ['How long does delivery take?', 'What is the lead time?', 'When will my goods arrive?', 'How many days does shipping take?'], zh: ['交货需要多长时间？', '多久到货？'], hi: ['डिलीवरी में कितना समय लगता है?', 'माल कितने दिन में पहुँचेगा?'],
    de: ['Wie lange dauert die Lieferung?', 'Wie lang ist die Lieferzeit?', 'Wann kommt die Ware an?'], ar: ['كم تستغرق مدة التسليم؟', 'متى تصل البضاعة؟'],
  },
};

const QUESTIONS = Object.entries(ASKED).flatMap(([topic, byLocale]) => LOCALES.flatMap((locale) => byLocale[locale].map((question) => [locale, question, topic] as const)));

describe('what people ask before they trade', () => {
  it.each(QUESTIONS)('%s: %s is about %s', async (locale, question, topic) => {
    const [best] = (await knowledgeIn(locale)).find(tellingWords(question, locale), ['topic', 'page']);
    expect(best?.passage.id).toBe(`topic-${topic}`);
    expect(best?.coverage).toBeGreaterThanOrEqual(0.5);
  });

  it.each(LOCALES)('is found in %s by the question that it answers itself', async (locale) => {
    const knowledge = await knowledgeIn(locale);
    for (const topic of Object.keys(ASKED) as TopicKey[]) {
      const [best] = knowledge.find(tellingWords(knowledge.t(`knowledge.topics.${topic}.question`), locale), ['topic', 'page']);
      expect(best?.passage.id).toBe(`topic-${topic}`);
    }
  });
});

it('every page that the assistant names has a route', () => {
  const routes = (readdirSync('app', { recursive: true }) as string[]).filter((file) => /(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => `/${file.replace(/\/?(?:page\.tsx|route\.ts)$/, '').replace(/^\[locale\]\/?/, '').replace(/\([^/]+\)\/?/g, '').replace(/\/$/, '')}`);
  for (const path of Object.values(PAGE_PATHS)) expect(routes, path).toContain(path);
});
