import { requester } from "@jobami/api/auth/fixtures";
import { ines, karim } from "@jobami/api/missions/fixtures";
import type { Proposal } from "@jobami/api/proposals/contract";
import { counteredByOwner, pendingProposal } from "@jobami/api/proposals/fixtures";
import { type NowAct, nowRows, nowSituations } from "@jobami/machines/missions/mission-now";
import { DataTable } from "@jobami/ui/DataTable";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { incidentLabel } from "../incidents/index.ts";
import { hourLabels } from "../planning/index.ts";
import { progressCopy, stepLabels } from "../progress/index.ts";
import { actTexts, manyTexts, sideTexts, situationTexts } from "./copy.ts";
import { NowCard } from "./MissionNowCard.tsx";
import { knownOf, shownAt } from "./now-states.fixture.ts";
import type { KnownNow } from "./use-mission-now.ts";

const named = { other: "Karim", until: "3 décembre", count: 2, awaited: "Nadia", hasContact: false };
const rows = nowSituations.flatMap((situation) =>
  Object.entries(nowRows[situation]).map(([side, { first, others }]) => ({
    id: `${situation} ${side}`,
    title: situationTexts[situation],
    side,
    sentence: sideTexts[situation][side as keyof (typeof sideTexts)[typeof situation]]?.(named) ?? "",
    first,
    others,
  })),
);

const labels: Record<NowAct, string> = {
  ...stepLabels,
  ...hourLabels,
  "late.announced": incidentLabel("late.announced", "jobbeur"),
  "absence.reported": incidentLabel("absence.reported", "jobbeur"),
  "absence.denied": incidentLabel("absence.denied", "jobbeur"),
  "absence.admitted": incidentLabel("absence.admitted", "jobbeur"),
  "absence.closed": incidentLabel("absence.closed", "jobbeur"),
  "mission.left": incidentLabel("mission.left", "jobbeur"),
  "safety.left": incidentLabel("safety.left", "jobbeur"),
  "proposals.read": actTexts["proposals.read"].many,
  "proposal.answered": "Accepter, contre-proposer ou refuser",
  "proposal.confirmed": "Confirmer ma proposition",
  "mission.edited": actTexts["mission.edited"],
  "mission.repeated": actTexts["mission.repeated"].over,
  "proposal.made": "Faire une proposition",
  "ask.declined": "Je ne peux pas",
  "mission.opened": "L’ouvrir à tous",
  "contact.given": progressCopy.giveContact,
  "contact.asked": actTexts["contact.asked"],
  "dispute.opened": actTexts["dispute.opened"],
  "dispute.read": actTexts["dispute.read"],
  "review.given": "Donner mon avis",
};
type Row = (typeof rows)[number];

const meta = {
  title: "web/Mission/Now",
  parameters: { layout: "padded" },
  render: () => (
    <main>
      <DataTable<Row>
        caption="Situation × side: what is read, the first act, the others"
        rows={rows}
        getKey={({ id }) => id}
        columns={[
          { id: "title", header: "Title", cell: ({ title }) => title, isRowHeader: true },
          { id: "side", header: "Side", cell: ({ side }) => side },
          { id: "sentence", header: "Sentence", cell: ({ sentence }) => sentence },
          { id: "first", header: "First", cell: ({ first }) => (first === null ? "—" : labels[first]) },
          {
            id: "others",
            header: "Others",
            cell: ({ others }) => others.map((act) => labels[act]).join(" · ") || "—",
          },
        ]}
        empty={null}
      />
    </main>
  ),
} satisfies Meta;

export default meta;

/** Every row of the table that decides what stands on top of a mission. */
export const Table: StoryObj = {
  play: async ({ canvasElement }) => {
    const shown = within(canvasElement).getAllByRole("row");
    await expect(shown).toHaveLength(rows.length + 1);
    await expect(rows.every(({ sentence }) => sentence !== "")).toBe(true);
  },
};

/** The card of a mission that several propose on. */
function Several({ toAnswer, awaited }: Pick<KnownNow, "toAnswer" | "awaited">) {
  const { mission, known } = knownOf(toAnswer.length > 0 ? "proposed" : "countered", "requester");
  const [only = null, ...more] = toAnswer;
  const proposal = more.length > 0 ? null : only;
  const shown = { ...known, proposal, other: only?.jobbeur ?? null, toAnswer, awaited };
  return (
    <StoryProviders user={requester} now={shownAt}>
      <main>
        <NowCard mission={mission} known={shown} answer={null} asks={null} published={null} />
      </main>
    </StoryProviders>
  );
}
const ofAnother = (proposal: Proposal): Proposal => ({ ...proposal, proposalId: ines.id, jobbeur: ines });

/** Title, sentence, price and button are about the one that is to be answered; who else proposes is named with their state. */
export const OneOfTwoToAnswer: StoryObj = {
  render: () => <Several toAnswer={[pendingProposal]} awaited={[ofAnother(counteredByOwner)]} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: situationTexts.proposed })).toBeVisible();
    await expect(
      canvas.getByText(`À vous de répondre à ${karim.prenom}. À ${ines.prenom} de vous répondre.`),
    ).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/propose 60\s€60\s€ · votre budget\s: 60\s€/);
    await expect(canvas.getByRole("link", { name: actTexts["proposals.read"].one })).toBeVisible();
  },
};

/** Of several that are to be answered, the lowest price stands beside the budget. */
export const TwoToAnswer: StoryObj = {
  render: () => (
    <Several toAnswer={[pendingProposal, ofAnother({ ...pendingProposal, amount: 75 })]} awaited={[]} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { name: manyTexts.proposed ?? "" })).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/À partir de 60\s€60\s€ · votre budget\s: 60\s€/);
    await expect(canvas.getByRole("link", { name: actTexts["proposals.read"].many })).toBeVisible();
  },
};
