import { afterKeyword, hereCommands, understand, type VoiceCommand } from "@jobami/machines/voice/voice";
import { describe, expect, test } from "vitest";
import { spokenPages } from "../../../../generated/spoken.ts";
import { adminArea } from "../../../../pages.ts";
import { commandsFor } from "../pages.ts";
import {
  askedCorpus,
  askedFreelyCorpus,
  askedLaterCorpus,
  type Corpus,
  everydayCorpus,
  everydayLaterCorpus,
  everywhereCorpora,
  freshCorpora,
  homeCorpus,
  nearCorpus,
  nearLaterCorpus,
  roomsCorpora,
  type SpokenSample,
  sharedCorpus,
} from "./corpus.ts";
import { aroundLabels, namesHere } from "./everywhere.ts";

const keywords = ["Jobami", "Jobi"];
const parts = ["tuned", "heldOut"] as const;

/** Who speaks: the pages of visitors are asked for by one, those of staff by staff, all else by a member. */
const commandsOf = {
  visitor: commandsFor(null, "/"),
  member: commandsFor({ role: "jobutil" }, "/dashboard"),
  staff: commandsFor({ role: "jobpadm" }, adminArea),
};
const visitors = new Set<string | null>(["go.landing", "go.login", "go.registration"]);
const staff = new Set<string | null>(
  spokenPages.filter(({ audience }) => audience?.startsWith("job")).map(({ id }) => id),
);
function speaker(wanted: string | null): readonly VoiceCommand[] {
  if (visitors.has(wanted)) return commandsOf.visitor;
  return staff.has(wanted) ? commandsOf.staff : commandsOf.member;
}
/** What can be pressed on the page that stands meanwhile. */
const here = hereCommands(namesHere);

/** Shares of the sentences that were understood as they were meant, as something else, and as any command at all. */
function figures(
  all: readonly SpokenSample[],
  before: readonly VoiceCommand[] = [],
): { right: number; wrong: number; accepted: number } {
  const heard = all.map(({ sentence, wanted }) => {
    const commands = [...before, ...speaker(wanted)];
    const got = understand([sentence], commands, keywords, false).command?.id ?? null;
    return { isRight: got === wanted, isAccepted: got !== null };
  });
  const share = (holds: (one: (typeof heard)[number]) => boolean) =>
    heard.filter(holds).length / heard.length;
  return {
    right: share(({ isRight }) => isRight),
    wrong: share(({ isRight, isAccepted }) => isAccepted && !isRight),
    accepted: share(({ isAccepted }) => isAccepted),
  };
}

/** As a speech engine without punctuation, accents and capitals writes it. */
const bare = ({ sentence, wanted }: SpokenSample): SpokenSample => ({
  sentence: sentence
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^\p{L}]+/gu, " ")
    .toUpperCase(),
  wanted,
});

/** Each line is spoken in 23 forms: every third of them still has each form of some lines, and some forms of each line. */
const everyThird = (all: readonly SpokenSample[]) => all.filter((_, index) => index % 3 === 0);

describe.each(parts)("of the sentences that were %s", (part) => {
  const of = (corpus: Corpus) => corpus[part];

  test("98 % of what is asked for in any of the usual forms is done, at most 0.5 % of it is something else", () => {
    const { right, wrong } = figures(everyThird(of(askedCorpus())));
    expect(right).toBeGreaterThanOrEqual(0.98);
    expect(wrong).toBeLessThanOrEqual(0.005);
  });

  test("it is understood as well without punctuation, accents and capitals", () => {
    const some = everyThird(everyThird(of(askedCorpus())));
    expect(figures(some.map(bare))).toEqual(figures(some));
  });

  test("90 % of what is asked for in free speech is done, at most 1 % of it is something else", () => {
    const { right, wrong } = figures(of(askedFreelyCorpus()));
    expect(right).toBeGreaterThanOrEqual(0.9);
    expect(wrong).toBeLessThanOrEqual(0.01);
  });

  test("at most 1 % of what is spoken to other assistants is taken for a command, 2 % with what is one by chance", () => {
    const everyday = of(everydayCorpus());
    expect(figures(everyday).accepted).toBeLessThanOrEqual(0.01);
    expect(figures([...everyday, ...of(sharedCorpus())]).accepted).toBeLessThanOrEqual(0.02);
  });

  test("at most 3 % of the near misses are taken for a command", () => {
    expect(figures(of(nearCorpus())).accepted).toBeLessThanOrEqual(0.03);
  });
});

describe("of the sentences that were written last, before the grammar met them", () => {
  test("90 % of what is asked for is done, at most 1 % of it is something else", () => {
    const asked = askedLaterCorpus();
    const { right, wrong } = figures(asked);
    expect(asked.length).toBeGreaterThanOrEqual(150);
    expect(right).toBeGreaterThanOrEqual(0.9);
    expect(wrong).toBeLessThanOrEqual(0.01);
  });

  test("at most 2 % of what is spoken in a room, and of the near misses, is taken for a command", () => {
    const [everyday, near] = [everydayLaterCorpus(), nearLaterCorpus()];
    expect(everyday.length).toBeGreaterThanOrEqual(300);
    expect(near.length).toBeGreaterThanOrEqual(60);
    expect(figures(everyday).accepted).toBeLessThanOrEqual(0.02);
    expect(figures(near).accepted).toBeLessThanOrEqual(0.02);
  });
});

describe.each(["first", "second"] as const)("of the %s part of what was written anew", (part) => {
  const [asked, everyday] = [freshCorpora[part].asked(), freshCorpora[part].everyday()];
  const [of, room] = [figures(asked), figures(everyday)];
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const summary =
    `${asked.length} asked: ${percent(of.right)} right, ${percent(of.wrong)} wrong; ` +
    `${everyday.length} everyday: ${percent(room.accepted)} accepted`;

  // The title prints the figures: `vitest run --root packages/machines --reporter verbose src/voice/voice/corpus`.
  test(`90 % right, at most 1 % wrong, at most 2 % of what is spoken to others accepted (${summary})`, () => {
    expect(asked.length).toBeGreaterThanOrEqual(300);
    expect(everyday.length).toBeGreaterThanOrEqual(600);
    expect(of.right, summary).toBeGreaterThanOrEqual(0.9);
    expect(of.wrong, summary).toBeLessThanOrEqual(0.01);
    expect(room.accepted, summary).toBeLessThanOrEqual(0.02);
  });
});

describe.each(["first", "second", "third"] as const)(
  "of the %s part of what is asked for everywhere",
  (part) => {
    const [asked, everyday] = [everywhereCorpora[part].asked(), everywhereCorpora[part].everyday()];
    const [of, room] = [figures(asked, here), figures(everyday, here)];
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    const summary =
      `${asked.length} asked: ${percent(of.right)} right, ${percent(of.wrong)} wrong; ` +
      `${everyday.length} everyday: ${percent(room.accepted)} accepted`;

    test(`95 % right, at most 1 % wrong, at most one thing that is spoken to others accepted (${summary})`, () => {
      expect(asked.length).toBeGreaterThanOrEqual(130);
      expect(everyday.length).toBeGreaterThanOrEqual(100);
      expect(of.right, summary).toBeGreaterThanOrEqual(0.95);
      expect(of.wrong, summary).toBeLessThanOrEqual(0.01);
      expect(room.accepted * everyday.length, summary).toBeLessThanOrEqual(part === "third" ? 1 : 0);
    });

    test("it is understood as well without punctuation, accents and capitals", () => {
      expect(figures(asked.map(bare), here)).toEqual(of);
    });
  },
);

test.each(Object.entries(roomsCorpora()))(
  "nothing of the %s part of what is spoken in rooms is taken for a command, of the third one thing at most",
  (part, spoken) => {
    expect(spoken.length).toBeGreaterThanOrEqual(195);
    const heard = [...here, ...commandsOf.member];
    const taken = spoken.filter(
      ({ sentence }) => understand([sentence], heard, keywords, false).command !== null,
    );
    // « Au suivant » is what a doctor calls out, and a person who has a list read.
    const known = part === "third" ? ["au suivant"] : [];
    expect(taken.map(({ sentence }) => sentence)).toEqual(known);
    expect(spoken.filter(({ sentence }) => afterKeyword(sentence, keywords) !== null)).toEqual([]);
  },
);

test.each(["visitor", "member", "staff"] as const)(
  "nothing that is spoken at home in a day is taken for a command of a %s",
  (who) => {
    const spoken = homeCorpus();
    expect(spoken.length).toBeGreaterThanOrEqual(60);
    const heard = [...here, ...commandsOf[who]];
    const taken = spoken.filter(({ sentence }) => understand([sentence], heard, keywords, false).command);
    expect(taken).toEqual([]);
  },
);

/** « Aide » alone tells the commands. */
const isHelp = ({ label }: { label: string }) => label === "Aide";

test("the label of every page opens it, however it is asked for", () => {
  const missed = spokenPages
    .filter((page) => !isHelp(page) && page.id !== "go.landing")
    .flatMap(({ id, label }) => aroundLabels.map((around) => ({ sentence: around(label), wanted: id })))
    .filter(({ sentence, wanted }) => {
      const got = understand([sentence], speaker(wanted), keywords, false).command;
      return got?.id !== wanted && spokenPages.find((page) => page.id === got?.id)?.label !== labelOf(wanted);
    });
  expect(missed).toEqual([]);
});
const labelOf = (id: string) => spokenPages.find((page) => page.id === id)?.label;

test("nothing that is spoken to other assistants, nor any near miss, wakes the product", () => {
  const all = [everydayCorpus(), nearCorpus(), sharedCorpus()].flatMap(({ tuned, heldOut }) => [
    ...tuned,
    ...heldOut,
  ]);
  expect(all.length).toBeGreaterThanOrEqual(1500);
  expect(all.filter(({ sentence }) => afterKeyword(sentence, keywords) !== null)).toEqual([]);
});

test("every act is asked for in each part, by more than one person, and every page in one at least", () => {
  const asked = [askedCorpus(), askedFreelyCorpus()].flatMap((corpus) =>
    parts.flatMap((part) => corpus[part]),
  );
  const everywhere = [everywhereCorpora.first, everywhereCorpora.second].flatMap((part) => part.asked());
  const times = (id: string) => [...asked, ...everywhere].filter(({ wanted }) => wanted === id).length;
  const acts = commandsOf.member.filter(({ to }) => to === undefined);
  expect(acts.filter(({ id, group }) => group !== "here" && times(id) < 20).map(({ id }) => id)).toEqual([]);
  const members = spokenPages.filter(({ audience }) => audience === "members");
  expect(members.filter(({ id }) => times(id) === 0).map(({ id }) => id)).toEqual([]);
});
