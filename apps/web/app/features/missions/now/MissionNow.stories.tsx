import { type NowAct, nowRows, nowSituations } from "@jobami/machines/missions/mission-now";
import { DataTable } from "@jobami/ui/DataTable";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { incidentLabel } from "../incidents/index.ts";
import { hourLabels } from "../planning/index.ts";
import { progressCopy, stepLabels } from "../progress/index.ts";
import { actTexts, sideTexts, situationTexts } from "./copy.ts";

const named = { other: "Karim", until: "3 décembre", count: 2 };
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
