import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { comparisonContract } from "@jobami/api/comparison/contract";
import { comparedKarim, comparedNewcomer } from "@jobami/api/comparison/fixtures";
import { jobiContract } from "@jobami/api/jobi/contract";
import { missionsContract } from "@jobami/api/missions/contract";
import { askedMission, openMission, runningMission } from "@jobami/api/missions/fixtures";
import { mockAnswer, mockNetworkFailure, mockRefusal, mockSilence } from "@jobami/api/mock";
import { proposalsContract } from "@jobami/api/proposals/contract";
import {
  acceptedProposal,
  counteredByJobbeur,
  counteredByOwner,
  pendingProposal,
} from "@jobami/api/proposals/fixtures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes } from "react-router";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import MissionPage from "./mission.route.tsx";

interface Visit {
  user: SessionUser;
  path: string;
}

const path = `/dashboard/missions/${openMission.id}`;
const meta = {
  title: "web/Mission",
  parameters: { layout: "fullscreen" },
  args: { user: requester, path },
  render: (args) => (
    <StoryProviders {...args}>
      <main>
        <Routes>
          <Route path="/dashboard/missions/:id" element={<MissionPage />} />
        </Routes>
      </main>
    </StoryProviders>
  ),
} satisfies Meta<Visit>;

export default meta;
type Story = StoryObj<Visit>;

function shows(text: string | RegExp): NonNullable<Story["play"]> {
  return async ({ canvasElement }) => {
    const shown = await within(canvasElement).findByText(text);
    // Its room is there before what it states is known.
    await waitFor(() => expect(shown).toBeVisible());
  };
}

const others = [
  counteredByJobbeur,
  {
    ...counteredByOwner,
    proposalId: "01930000-0000-7000-8000-0000000000b2",
    jobbeur: {
      ...pendingProposal.jobbeur,
      id: comparedNewcomer.jobbeurId,
      prenom: "Anne-Sophie-Marguerite",
    },
    amount: 1250.5,
  },
  {
    ...pendingProposal,
    proposalId: "01930000-0000-7000-8000-0000000000b3",
    statut: "retiree" as const,
    version: 2,
  },
];

/** [MISS-02] */
export const OwnerWithProposals: Story = {
  parameters: { msw: [mockAnswer(proposalsContract.ofMission, { success: true, data: others })] },
  play: shows("Anne-Sophie-Marguerite B."),
};

const asksFirst = mockAnswer(missionsContract.details, { success: true, data: askedMission });
const noProposals = mockAnswer(proposalsContract.ofMission, { success: true, data: [] });

/** Its owner reads first how those stand who are asked. */
export const OwnerAskingFirst: Story = {
  parameters: { msw: [asksFirst, noProposals] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole("list", { name: "Personnes demandées" })).toBeVisible();
    await expect(await canvas.findByText(/Les personnes demandées ont été prévenues/)).toBeVisible();
  },
};
export const OwnerAskingFirstOnAPhone: Story = {
  ...OwnerAskingFirst,
  globals: { viewport: { value: "w390" } },
};

/** Who is asked reads it first too, and answers below. */
export const AskedFirst: Story = {
  args: { user: jobbeur },
  parameters: {
    msw: [
      asksFirst,
      mockAnswer(missionsContract.asked, { success: true, data: [askedMission] }),
      mockAnswer(proposalsContract.own, { success: true, data: null }),
    ],
  },
  play: shows("Demande en attente de réponse"),
};
export const AskedFirstOnAPhone: Story = { ...AskedFirst, globals: { viewport: { value: "w390" } } };

/** Those that still stand, column by column; the nearest to nothing first. */
export const Comparing: Story = {
  args: { path: `${path}?comparer=prix` },
  parameters: {
    msw: [
      mockAnswer(proposalsContract.ofMission, { success: true, data: others }),
      mockAnswer(comparisonContract.read, { success: true, data: [comparedKarim, comparedNewcomer] }),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Comparer les propositions" }));
    const rows = await dialog.findAllByRole("row");
    await expect(rows).toHaveLength(3);
    await expect(await dialog.findByRole("link", { name: "Karim B." })).toHaveAttribute(
      "href",
      "/dashboard/profil/karim-b",
    );
    await expect(rows[1]).toHaveTextContent(/31\smissions faites.*À 4\skm.*Libre/s);
    await expect(rows[2]).toHaveTextContent(/Pas encore d’avis.*Pas libre/s);
    await expect(rows[1]).toHaveTextContent(/Karim B\..*55\s€.*−5\s€/s);
    await expect(rows[2]).toHaveTextContent(/Anne-Sophie-Marguerite.*1\s250,50\s€.*\+1\s190,50\s€/s);
    await waitFor(() => expect(rows[2]).toBeVisible());
  },
};

/** On a phone each proposal is a card. */
export const ComparingOnAPhone: Story = {
  ...Comparing,
  globals: { viewport: { value: "w390" } },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Comparer les propositions" }));
    await expect(await dialog.findByRole("link", { name: "Karim B." })).toBeVisible();
    await expect(dialog.getAllByRole("rowheader")).toHaveLength(2);
  },
};

/** What is known of the jobbeurs is awaited; their proposals are there. */
export const ComparingUnknown: Story = {
  ...Comparing,
  parameters: {
    msw: [
      mockAnswer(proposalsContract.ofMission, { success: true, data: others }),
      mockNetworkFailure(comparisonContract.read),
    ],
  },
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Comparer les propositions" }));
    await expect(await dialog.findByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect(await dialog.findByRole("button", { name: /^Refuser.*Karim B\./ })).toBeVisible();
  },
};

/** Refused from its row, with a kind word. */
export const RefusingFromTheComparison: Story = {
  ...Comparing,
  play: async () => {
    const dialog = within(await screen.findByRole("dialog", { name: "Comparer les propositions" }));
    await userEvent.click(await dialog.findByRole("button", { name: /^Refuser.*Karim B\./ }));
    const question = await screen.findByRole("alertdialog", { name: /Refuser cette proposition/ });
    await waitFor(() => expect(question).toBeVisible());
    await expect(within(question).getByRole("radio", { name: "Sans explication" })).toBeChecked();
  },
};

/** Accepted from its row, after a question. */
export const AcceptingFromTheRow: Story = {
  parameters: { msw: [mockAnswer(proposalsContract.ofMission, { success: true, data: others })] },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: /^Accepter/ }));
    const question = await screen.findByRole("alertdialog", { name: /Accepter cette proposition/ });
    await waitFor(() => expect(question).toBeVisible());
  },
};

/** Of a long history the newest steps come first; the others are one press away. */
export const LongHistory: Story = {
  parameters: {
    msw: [
      mockAnswer(proposalsContract.ofMission, {
        success: true,
        data: ["1", "2", "3", "4"].map((digit) => ({
          ...counteredByJobbeur,
          proposalId: counteredByJobbeur.proposalId.replace(/.$/, digit),
        })),
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const history = within(await canvas.findByRole("list", { name: "Ce qui s’est passé" }));
    await expect(history.getAllByRole("listitem")).toHaveLength(8);
    await userEvent.click(canvas.getByRole("button", { name: /5\s+étapes précédentes/ }));
    await expect(history.getAllByRole("listitem")).toHaveLength(13);
    await expect(history.getByText("Mission publiée")).toBeVisible();
  },
};

export const OwnerWithoutProposals: Story = {
  parameters: { msw: [mockAnswer(proposalsContract.ofMission, { success: true, data: [] })] },
  play: async (context) => {
    await shows("Aucune proposition pour le moment")?.(context);
    await shows(/^12\sjobbeurs à qui elle convient ont été prévenus/)?.(context);
  },
};

const agreed = { ...acceptedProposal, amount: 55 };

/** Once they agreed, the page shows the terms, whom with, when, and what comes next. */
export const OwnerOfAnAgreement: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.details, { success: true, data: runningMission }),
      mockAnswer(proposalsContract.ofMission, { success: true, data: [agreed] }),
    ],
  },
  play: shows("Une heure est proposée"),
};

export const JobbeurOfAnAgreement: Story = {
  args: { user: jobbeur },
  parameters: {
    msw: [
      mockAnswer(missionsContract.details, { success: true, data: runningMission }),
      mockAnswer(proposalsContract.own, { success: true, data: agreed }),
    ],
  },
  play: shows("Une heure est proposée"),
};

export const AgreementCancelled: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.details, { success: true, data: { ...runningMission, statut: "annulee" } }),
      mockAnswer(proposalsContract.ofMission, { success: true, data: [agreed] }),
    ],
  },
  play: async (context) => {
    await shows(/Ce qui était convenu ne tient plus/)(context);
    await shows("La mission est annulée")(context);
  },
};

/** Who cancelled does not read that jobbeurs were informed. */
export const CancelledWithoutProposals: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.details, { success: true, data: { ...openMission, statut: "annulee" } }),
      mockAnswer(proposalsContract.ofMission, { success: true, data: [] }),
    ],
  },
  play: shows("La mission est annulée"),
};

export const OwnerReadsOne: Story = {
  args: { path: `${path}?proposition=${counteredByJobbeur.proposalId}` },
  play: shows("À vous de répondre"),
};

export const OwnerOfAnEndedOne: Story = {
  parameters: {
    msw: [
      mockAnswer(missionsContract.details, { success: true, data: { ...openMission, statut: "expiree" } }),
      mockAnswer(proposalsContract.ofMission, { success: true, data: [] }),
    ],
  },
  play: shows("La mission a expiré"),
};

export const JobbeurWithoutProposal: Story = {
  args: { user: jobbeur },
  parameters: { msw: [mockAnswer(proposalsContract.own, { success: true, data: null })] },
  play: shows("Faire une proposition"),
};

export const JobbeurWithProposal: Story = {
  args: { user: jobbeur },
  parameters: { msw: [mockAnswer(proposalsContract.own, { success: true, data: counteredByOwner })] },
  play: shows("À vous de répondre"),
};

export const Loading: Story = { parameters: { msw: [mockSilence(missionsContract.details)] } };

export const NotFound: Story = {
  parameters: { msw: [mockRefusal(missionsContract.details, "NOT_FOUND", { message: "" })] },
  play: shows("Cette mission n’existe pas"),
};

export const Failed: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.details)] },
  play: shows(/Impossible de joindre le serveur/),
};

async function choose(canvasElement: HTMLElement, name: string) {
  await userEvent.click(await within(canvasElement).findByRole("button", { name }));
  return within(await within(document.body).findByRole("alertdialog"));
}

/** [MISS-19] */
export const ConfirmingCancellation: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    const text = await dialog.findByText(/Annuler coûte 1 Jobi et met fin aux propositions/);
    await waitFor(() => expect(text).toBeVisible());
  },
};

/** [MISS-20] */
export const ConfirmingCompletion: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Terminer la mission");
    const text = await dialog.findByText(/Aucun Jobi n’est retiré/);
    await waitFor(() => expect(text).toBeVisible());
  },
};

export const CancellationSending: Story = {
  parameters: { msw: [mockSilence(missionsContract.close)] },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(await dialog.findByRole("button", { name: /Annuler la mission/, busy: true })).toBeVisible();
  },
};

export const CancellationUnanswered: Story = {
  parameters: { msw: [mockNetworkFailure(missionsContract.close)] },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(await dialog.findByRole("button", { name: "Envoyer à nouveau" })).toBeVisible();
  },
};

/** [MISS-22] */
export const CancellationBroken: Story = {
  parameters: { msw: [mockRefusal(missionsContract.close, "INTERNAL_ERROR", { message: "" })] },
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(
      await dialog.findByText("Erreur lors du retrait des Jobis, contactez le support impérativement"),
    ).toBeVisible();
  },
};

export const NoJobiToCancel: Story = {
  parameters: {
    msw: [mockAnswer(jobiContract.balance, { success: true, montant: 0, profil_complet: true })],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("Annuler coûte 1 Jobi, et votre solde est à 0.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Annuler la mission" })).toBeNull();
  },
};

export const Cancelled: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await choose(canvasElement, "Annuler la mission");
    await userEvent.click(dialog.getByRole("button", { name: "Annuler la mission" }));
    await expect(await within(canvasElement).findByText("Votre mission est annulée.")).toHaveFocus();
  },
};
