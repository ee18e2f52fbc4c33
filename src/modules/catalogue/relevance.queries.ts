import 'server-only';
import { Prisma } from '@/server/generated/client';
import { beginnings, goesOn, lexeme, type Form, type Piece, type Search } from './search.queries';

/**
 * Which hits stand first: those with all pieces in their name, then those with some, then the rest; of equals those that have
 * the very words, and then those whose name says least besides. Asked of hits that were collected, never of the whole table.
 */

/** What outweighs what: a piece in the name, a rarer piece there (which says more), a whole word or the head of a compound there, a whole word in the texts. */
const WEIGHT = { named: 100_000, rarer: 1000, wholeInName: 100, headInName: 50, wholeInText: 1 } as const;

/** A form as words of a row, its last one to its end or only begun. */
function asQuery({ runs, reach }: Form, isBegun: boolean): string {
  const begun = (at: number) => (isBegun && at === runs.length - 1 && goesOn(runs[at] ?? '', reach) ? ':*' : '');
  const words = runs.map((run, at) => (at === 0 ? beginnings(run, reach) : [run]).map((word) => lexeme(word) + begun(at)).join(' | '));
  return `(${words.map((either) => `(${either})`).join(' & ')})`;
}

const HAN_SIGN = /^\p{Script=Han}$/u;

/** One Chinese sign is in many words ("metre" is written with the one for rice); where it is known to stand for goods, those are meant. */
function namingForms({ forms }: Piece): readonly Form[] {
  const others = forms.filter(({ folded }) => !HAN_SIGN.test(folded));
  return others.length > 0 ? others : forms;
}

/** That the name has a piece: words that begin so, or inside of them where the piece may stand there. */
function isNamed(piece: Piece): Prisma.Sql {
  const forms = namingForms(piece).filter(({ runs }) => runs.length > 0);
  const inside = forms.filter(({ reach }) => reach === 'anywhere' || reach === 'compound')
    // The name is the text's first line.
    .map(({ folded }) => Prisma.sql`strpos(split_part("text", E'\n', 1), ${folded}) > 0`);
  const begun = forms.length > 0 ? [Prisma.sql`"nameWords" @@ ${forms.map((form) => asQuery(form, true)).join(' | ')}::tsquery`] : [];
  const ways = [...begun, ...inside];
  return ways.length > 0 ? Prisma.sql`(${Prisma.join(ways, ' OR ')})` : Prisma.sql`FALSE`;
}

/** That the name has one of the pieces at least. */
export function namesAny({ pieces }: Search): Prisma.Sql {
  return Prisma.sql`(${Prisma.join(pieces.map(isNamed), ' OR ')})`;
}

/** That a word of the name ends with a piece: "Basmatireis" is rice, as "Reißverschluss" is not. */
function isHead(piece: Piece): Prisma.Sql | undefined {
  const heads = piece.forms.filter(({ reach, isPlain }) => reach === 'compound' && isPlain).map(({ folded }) => `${folded}\\M`);
  return heads.length > 0 ? Prisma.sql`(split_part("text", E'\n', 1) ~ ${heads.join('|')})::int * ${WEIGHT.headInName}::int` : undefined;
}

function score(piece: Piece, rarer: number): Prisma.Sql {
  const forms = namingForms(piece).filter(({ runs }) => runs.length > 0);
  if (forms.length === 0) return Prisma.sql`0`;
  const whole = forms.map((form) => asQuery(form, false)).join(' | ');
  return Prisma.join([
    Prisma.sql`${isNamed(piece)}::int * ${WEIGHT.named + rarer * WEIGHT.rarer}::int`, Prisma.sql`("nameWords" @@ ${whole}::tsquery)::int * ${WEIGHT.wholeInName}::int`,
    isHead(piece) ?? Prisma.sql`0`, Prisma.sql`("words" @@ ${whole}::tsquery)::int * ${WEIGHT.wholeInText}::int`,
  ], ' + ');
}

/** The order of a search's hits, before any other. */
export function relevance({ pieces }: Search): Prisma.Sql {
  const scores = pieces.map((piece) => score(piece, pieces.filter((other) => other.hits > piece.hits).length));
  return Prisma.sql`(${Prisma.join(scores, ' + ')}) DESC, length("nameWords") ASC, `;
}
