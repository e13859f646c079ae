import { findContacts } from "@jobami/api/messages/contacts";
import { contract } from "../../apps/server/src/contract.ts";
import { textFieldsOf } from "../../apps/server/src/contract-tests/text-fields.ts";
import type { Finding, Soak } from "./soak.ts";

/** A field and what reads it. */
export interface ReadField {
  name: string;
  schema: { safeParse(text: unknown): { data?: unknown } };
}

/** Characters of a text. */
const length = 10_000;
/** How often each is read; the least time counts. */
const rounds = 7;
/** How much longer a hostile text may take than a plain one takes in the field that reads it longest: a square takes some hundred times as long. */
const mostTimes = 20;

/** A plain text that is read in less reveals nothing, in ms. */
const leastBaseline = 0.2;

const plain = "Bonjour, je peux venir demain matin avec mes outils. ";

/** What a text repeats, and what it ends with: where a pattern tries its way anew. */
const hostile = [
  ...[
    "/",
    " ",
    "\n",
    "-",
    ".",
    "0",
    "a",
    "é",
    "(",
    "[",
    "<",
    '"',
    "_",
    "@",
    "\u200b",
    "\u0301",
    "\u00a0",
    "👩‍👩‍👧‍👦",
  ],
  ...[
    "a@",
    "a.",
    "a-",
    "a@b.",
    "((((",
    "](",
    "-dot-",
    "-dot-1",
    " point com",
    "zero six ",
    "vingt ",
    "06 ",
    "http://",
    "www . ",
  ],
  ...["e\u0301\u0302\u0303", "a\u200b", "\u00a0\u202f", "1:", "&#x", "%2f", "../"],
].map((part) => ({ name: JSON.stringify(part), text: `${filled(part, length - 1)}!` }));

function filled(part: string, size: number): string {
  return part.repeat(Math.ceil(size / part.length)).slice(0, size);
}

/** How long a field may take a text. */
const sizes = [length, 5000, 4000, 2000, 1000, 500, 200, 100, 60];

function least(read: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const before = performance.now();
    read();
    return performance.now() - before;
  });
  return Math.min(...times);
}

/** What looking for contact details costs, in ms, once for each text. */
const looked = new Map<string, number>();
function costOfLooking(text: string): number {
  const ms = looked.get(text) ?? least(() => findContacts(text));
  looked.set(text, ms);
  return ms;
}

/** What is done with a text, and what it costs in a field in ms. */
const works: Readonly<Record<string, (field: ReadField, text: string) => number>> = {
  read: ({ schema }, text) => least(() => schema.safeParse(text)),
  "looked through for contact details, as long as the field takes it": ({ schema }, text) => {
    for (const size of sizes) {
      const { data } = schema.safeParse(`${text.slice(0, size - 1)}!`);
      if (typeof data === "string") return costOfLooking(data);
    }
    return 0;
  },
};

/** What the worst of some texts costs in the worst of some fields. */
interface Worst {
  ms: number;
  field: string;
  text: string;
}

/** What the worst hostile text costs in some fields, beside what a plain one of the same length does. */
export function worstText(fields: readonly ReadField[]): Finding[] {
  return Object.entries(works).map(([work, costIn]) => {
    const worstOf = (written: readonly { name: string; text: string }[]) =>
      fields
        .flatMap((field) =>
          written.map(
            ({ name, text }): Worst => ({ ms: costIn(field, text), field: field.name, text: name }),
          ),
        )
        .reduce((worst, one) => (one.ms > worst.ms ? one : worst));
    const baseline = worstOf([{ name: "plain", text: filled(plain, length) }]);
    const worst = worstOf(hostile);
    const times = worst.ms / Math.max(baseline.ms, leastBaseline);
    return {
      what: `${work}: ${worst.text} in ${worst.field}, the worst of ${hostile.length} texts in ${fields.length} fields`,
      measured: `${worst.ms.toFixed(2)} ms, ${times.toFixed(1)} times`,
      bound: `≤ ${mostTimes} times a plain text, ${baseline.ms.toFixed(2)} ms in ${baseline.field}`,
      held: times <= mostTimes,
    };
  });
}

/** What a hostile text costs in every field of the contract. */
export const texts: Soak = {
  what: "Hostile texts of 10,000 characters in every field of the contract, through its schema and the look for contact details: the worst time.",
  run: async () => worstText(textFieldsOf(contract)),
};
