import { type AppealDetail, appealsContract } from "@jobami/api/appeals/contract";
import { appealDetail, barredRow, judgedAppeal, takenAppeal } from "@jobami/api/appeals/fixtures";
import { moderator } from "@jobami/api/auth/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence, noRows } from "@jobami/api/mock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fillIn } from "../../../testing/fill-in.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { AppealScreen } from "./AppealScreen.tsx";
import { AppealsScreen } from "./AppealsScreen.tsx";

interface PageProps {
  /** The appeal that is open; null for the queue. */
  id: string | null;
  path: string;
}

function Page({ id, path }: PageProps) {
  return (
    <StoryProviders path={path} user={{ ...moderator, two_factor_enabled: true }}>
      <main>{id === null ? <AppealsScreen /> : <AppealScreen id={id} />}</main>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Équipe/Recours",
  component: Page,
  parameters: { layout: "fullscreen" },
  args: { id: appealDetail.id, path: "/moderation/recours" },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

const { queue, one, judge, assign } = appealsContract;
const shows = (data: AppealDetail) => mockAnswer(one, { success: true, data });

/** What waits the longest comes first; what one may not judge is marked. */
export const Queue: Story = {
  args: { id: null },
  play: async ({ canvasElement }) => {
    const rows = within(await within(canvasElement).findByRole("list", { name: /^Recours en attente/ }));
    await expect(rows.getAllByRole("link")).toHaveLength(2);
    await expect(rows.getByText(/une autre personne tranche/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { id: null },
  parameters: { msw: [mockAnswer(queue, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Personne n’attend de réponse.")).toBeVisible();
  },
};

export const NoneDecided: Story = {
  args: { id: null, path: "/moderation/recours?etat=tranches" },
  parameters: { msw: [mockAnswer(queue, noRows)] },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText("Les recours tranchés sont rangés ici."),
    ).toBeVisible();
  },
};

export const Unreachable: Story = { args: { id: null }, parameters: { msw: [mockNetworkFailure(queue)] } };

export const ToJudge: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^C’était de l’ironie/)).toBeVisible();
  },
};

async function decide(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("radio", { name: /^Annuler la décision/ }));
  await fillIn(canvas.getByRole("textbox", { name: /^Motif/ }), "Relu en entier : une plaisanterie.");
  await userEvent.click(canvas.getByRole("button", { name: "Trancher et prévenir" }));
  return canvas;
}

export const Judged: Story = {
  parameters: { msw: [mockAnswer(judge, { success: true, data: judgedAppeal })] },
  play: async ({ canvasElement }) => {
    const canvas = await decide(canvasElement);
    await expect(await canvas.findByText(/^La décision est annulée\./)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Votre décision" })).toHaveFocus());
  },
};

export const Judging: Story = {
  parameters: { msw: [mockSilence(judge)] },
  play: async ({ canvasElement }) => {
    const canvas = await decide(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: /Trancher et prévenir/, busy: true }),
    ).toBeVisible();
  },
};

export const WithoutReasons: Story = {
  parameters: {
    msw: [
      mockRefusal(judge, "VALIDATION_FAILED", {
        message: "Certaines informations sont à corriger.",
        fields: [
          { path: "decision", code: "INVALID", message: "Choisissez une décision." },
          { path: "reasons", code: "TOO_SMALL", message: "Motif : au moins 10 caractères." },
        ],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Trancher et prévenir" }));
    await expect(await canvas.findByText("Choisissez une décision.")).toBeVisible();
    await expect(canvas.getByText("Motif : au moins 10 caractères.")).toBeVisible();
  },
};

export const ContentGone: Story = {
  parameters: { msw: [mockRefusal(judge, "CONTENT_GONE", { message: "Ce contenu n’existe plus." })] },
  play: async ({ canvasElement }) => {
    const canvas = await decide(canvasElement);
    await expect(await canvas.findByText(/maintenez la décision/)).toBeVisible();
  },
};

/** Taken, and handed back. */
export const Taken: Story = {
  parameters: {
    msw: [mockAnswer(assign, { success: true, data: takenAppeal })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Prendre ce recours" }));
    await expect(await canvas.findByText(/^Vous suivez ce recours/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Le rendre" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Trancher et prévenir" })).toBeVisible();
  },
};

/** Another person has it: it is taken over before it is judged. */
export const WithAnotherPerson: Story = {
  parameters: {
    msw: [
      shows({
        ...takenAppeal,
        assignee: takenAppeal.assignee === null ? null : { ...takenAppeal.assignee, isMe: false },
      }),
      mockAnswer(assign, { success: true, data: takenAppeal }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Nina Roux suit ce recours/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Trancher et prévenir" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Reprendre ce recours" }));
    await expect(await canvas.findByText(/^Vous suivez ce recours/)).toBeVisible();
  },
};

/** Of two who take it at once the second hears so. */
export const TakenMeanwhile: Story = {
  parameters: { msw: [mockRefusal(assign, "APPEAL_TAKEN", { message: "Pris." })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Prendre ce recours" }));
    await expect(await canvas.findByText(/^Personne ne suit/)).toBeVisible();
  },
};

/** Whoever decided first does not judge. */
export const DecidedByOneself: Story = {
  parameters: { msw: [shows({ ...appealDetail, barred: "same" })] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/^Vous avez pris cette décision/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Trancher et prévenir" })).toBeNull();
  },
};

export const OfSanction: Story = {
  parameters: {
    msw: [shows({ ...appealDetail, ...barredRow, barred: null, words: "", standing: "inForce" })],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Le compte rouvre tout de suite.")).toBeVisible();
  },
};

export const ByOperator: Story = {
  parameters: { msw: [shows({ ...judgedAppeal, decidedBy: null })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/L’exploitant du serveur/)).toBeVisible();
  },
};

export const Unknown: Story = {
  parameters: { msw: [mockRefusal(one, "NOT_FOUND", { message: "Introuvable." })] },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText("Ce recours n’existe pas")).toBeVisible();
  },
};
