import * as z from 'zod';
import { LIMITS, requiredText, titleText } from '@/http/input';
import { issueMachine } from './help.machine';

export { issueMachine };

/** What a party writes when it needs help. */
export const issueBody = z.strictObject({
  title: titleText(LIMITS.title, 'issue_title_required'),
  text: requiredText(LIMITS.description, 'issue_text_required'),
});
export type IssueBody = z.output<typeof issueBody>;

export const resolveBody = z.strictObject({ answer: requiredText(LIMITS.message, 'issue_answer_required') });

/** An issue as the party that raised it sees it. `answer` is empty until there is one. */
export const issueAnswer = z.object({
  id: z.int(), status: z.enum(['open', 'resolved']), title: z.string(), text: z.string(), created: z.iso.datetime(),
  answer: z.string(), resolved: z.iso.datetime().nullable(),
});
export type IssueAnswer = z.output<typeof issueAnswer>;

/** An issue on HR's desk. */
export const hrIssueAnswer = issueAnswer.extend({ who: z.string(), vendor_code: z.string() });
export type HrIssueAnswer = z.output<typeof hrIssueAnswer>;
