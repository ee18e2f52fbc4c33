import 'server-only';
import { endpoint } from '@/http/endpoint';
import { localNames } from './local-names.queries';
import { localNamesAnswer, localNamesQuery } from './local-names.schema';

export const getLocalNames = endpoint({
  method: 'GET', path: '/api/local-names', access: 'public', summary: 'What a language calls public products and ports, by their English names, one a line; names without a word of its own are left out',
  query: localNamesQuery, response: localNamesAnswer,
}).handle(async ({ query: { names, lang } }) => ({ names: await localNames(names, lang) }));
