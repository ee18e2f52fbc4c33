import 'server-only';
import { actorOfRequest } from '@/access/actor';
import { clientAddress } from '@/http/client-address';
import { endpoint } from '@/http/endpoint';
import { SETTINGS } from '@/modules/platform/settings.schema';
import { countUse } from '@/server/throttle';
import { acceptedLocale } from './answer-language';
import { answerQuestion } from './assistant.queries';
import { chatAnswer, chatBody } from './assistant.schema';

/** Public, since visitors ask too; whoever has a session is answered about what is its own. */
export const postChat = endpoint({
  method: 'POST', path: '/api/chatbot/chat', access: 'public', summary: 'Ask the assistant', body: chatBody, response: chatAnswer,
}).handle(async ({ body, request }) => {
  await countUse({ key: `chat:address:${clientAddress(request)}`, most: SETTINGS.chatsPerAddressMinute, windowSeconds: 60 });
  const actor = await actorOfRequest(request);
  return answerQuestion({ ...body, locale: body.lang ?? acceptedLocale(request.headers.get('accept-language')), actor });
});
