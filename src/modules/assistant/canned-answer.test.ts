import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/i18n/locales';
import { cannedTopicOf } from './canned-answer';
import { historyOf, type Line } from './conversation';
import { cannedTopics } from './knowledge.queries';
import { CANNED_TOPICS } from './topics';

const topicOf = async (locale: (typeof LOCALES)[number], message: string) => cannedTopicOf(message, await cannedTopics(locale), locale)?.topic ?? null;

describe('without the server the assistant', () => {
  it.each([
    ['How do I register?', 'registration'], ['I forgot my PASSWORD', 'login'], ['how to buy', 'buying'], ['request an RFQ', 'buying'], ['I am a seller', 'selling'], ['I am a supplier', 'selling'],
    ['what does the captain do', 'captain'], ['about marsa mart', 'about'], ['phone number?', 'contact'], ['shipping and customs', 'logistics'], ['KYC', 'kyc'], ['buyer', 'buying'],
    ['bananas', null], ['', null], ['???', null], ['aboutness', null],
  ])('answers %j with the topic %s', async (message, topic) => {
    expect(await topicOf('en', message)).toBe(topic);
  });

  it.each([
    ['zh', '如何注册？', 'registration'], ['zh', '忘记密码', 'login'], ['zh', '我想采购', 'buying'], ['hi', 'मैं पासवर्ड भूल गया', 'login'], ['hi', 'विक्रेता', 'selling'],
    ['de', 'Wie kann ich verkaufen?', 'selling'], ['de', 'Zoll und Versand', 'logistics'], ['ar', 'نسيت كلمة المرور', 'login'], ['ar', 'كيف أبيع؟', 'selling'], ['ar', 'القبطان', 'captain'],
  ] as const)('in %s answers %j with the topic %s', async (locale, message, topic) => {
    expect(await topicOf(locale, message)).toBe(topic);
  });

  it.each(LOCALES)('knows the documented topics in %s, each with words that call for it', async (locale) => {
    const topics = await cannedTopics(locale);
    expect(topics.map(({ topic }) => topic)).toEqual(CANNED_TOPICS);
    for (const topic of topics) expect(cannedTopicOf(topic.keywords, topics, locale)?.topic).toBe(topic.topic);
  });
});

it('the history is the newest 20 lines, none longer than the server takes', () => {
  const lines = Array.from({ length: 30 }, (_, id): Line => ({ id, text: `${id} ${'🚢'.repeat(600)}`, sender: id % 2 ? 'bot' : 'user', timestamp: id }));
  const history = historyOf(lines);
  expect(history).toHaveLength(20);
  expect(history[0]?.text.startsWith('10 ')).toBe(true);
  for (const { text } of history) {
    expect(text.length).toBeLessThanOrEqual(1000);
    expect(text).not.toMatch(/[\ud800-\udbff]$/);
  }
});
