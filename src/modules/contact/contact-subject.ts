import type { Word } from '@/table/definition';
import { CONTACT_SUBJECTS } from './contact.schema';

/** A subject of the form in the reader's words; any other as it came. */
export function subjectWord(subject: string): Word {
  const known = CONTACT_SUBJECTS.find((candidate) => candidate === subject);
  return known ? `contact.subjects.${known}` : { text: subject };
}
