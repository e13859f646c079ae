import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import { demoQuestions, demoReports } from "./content/moderation.ts";
import type { Scenario } from "./scenarios.ts";

const hourMs = 3_600_000;

/** A mission that was written, and how it came about. */
export interface WrittenMission {
  id: string;
  owner: Person;
  scenario: Scenario;
}

/** Everybody, and the missions that are open. */
export interface Cast {
  staff: readonly Person[];
  jobbeurs: readonly Person[];
  requesters: readonly Person[];
  open: readonly WrittenMission[];
}
export interface Time {
  now: number;
  at: (instant: number) => void;
}

const demoAddress = "127.0.0.1";

/** What people ask below the missions of the requester whom the sign-in page offers, and what she answers. */
export async function writeQuestions(
  tx: Tx,
  { comments }: Pick<DomainServices, "comments">,
  { jobbeurs, requesters: [lea], open }: Cast,
  { now, at }: Time,
): Promise<void> {
  if (lea === undefined) return;
  const hers = open.filter(({ owner }) => owner === lea);
  for (const { mission, by, hoursAgo, text, answer } of demoQuestions) {
    const id = hers.at(mission)?.id;
    const jobbeur = jobbeurs[by];
    if (id === undefined || jobbeur === undefined) continue;
    at(now - hoursAgo * hourMs);
    const question = await comments.post(tx, jobbeur, id, { comment: text, isPrivate: false });
    at(now - (hoursAgo - 3) * hourMs);
    if (answer !== undefined)
      await comments.post(tx, lea, id, { comment: answer, isPrivate: false, parentId: question.id });
  }
}

/** What people report, what staff decided of it, and what was appealed: a morning's work. */
export async function writeReports(
  tx: Tx,
  { comments, reports, appeals }: Pick<DomainServices, "comments" | "reports" | "appeals">,
  { open, ...people }: Cast,
  { now, at }: Time,
): Promise<void> {
  const others = open.filter(({ owner }) => owner !== people.requesters[0]);
  const who = ({ side, place }: { side: "jobbeurs" | "requesters"; place: number }) =>
    people[side][place] as Person;

  for (const { hoursAgo, about, by, decision } of demoReports) {
    at(now - (hoursAgo + 6) * hourMs);
    let contentId = about.kind === "profile" ? who(about.of).id : (others.at(about.mission)?.id ?? "");
    if (about.kind === "comment") {
      const body = { comment: about.text, isPrivate: false };
      contentId = (await comments.post(tx, who(about.by), contentId, body)).id;
    }
    at(now - hoursAgo * hourMs);
    for (const { who: reporter, reason } of by)
      await reports.report(tx, { person: who(reporter) }, { kind: about.kind, contentId, reason });
    if (decision === undefined) continue;
    at(now - (hoursAgo - decision.hoursLater) * hourMs);
    const judge = people.staff.find(({ role }) => role === decision.by);
    const query = { status: "open", limit: 20 } as const;
    const [waiting] = judge === undefined ? [] : (await reports.list(tx, judge.id, query)).data;
    if (judge === undefined || waiting === undefined) continue;
    const { id } = waiting;
    await reports.decide(tx, id, decision, { id: judge.id, address: demoAddress });
    if (decision.appeal === undefined || about.kind !== "comment") continue;
    at(now - (hoursAgo - decision.hoursLater - decision.appeal.hoursLater) * hourMs);
    await appeals.appeal(tx, id, who(about.by).id, decision.appeal.text);
  }
}
